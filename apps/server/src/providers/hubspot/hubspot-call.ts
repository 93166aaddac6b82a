import { createHmac } from 'node:crypto';
import { HUBSPOT_CALL_MAX_AGE_MS } from '@propguard/rules/hubspot/sync-limits';
import * as z from 'zod';
import type { RawCall } from '../channels/channel-port.ts';
import { readJson } from '../channels/read-json.ts';
import { isSame } from '../channels/same-secret.ts';

/** HubSpot's signature, version 3: over the method, the address as HubSpot knows it, the body byte for byte, and the moment. */
export const isHubspotCall = ({ header, body, url }: RawCall, clientSecret: string, now: Date): boolean => {
  const at = header('x-hubspot-request-timestamp');
  if (at === null || !/^\d{1,15}$/.test(at)) return false;
  if (Math.abs(now.getTime() - Number(at)) > HUBSPOT_CALL_MAX_AGE_MS) return false;
  const expected = createHmac('sha256', clientSecret)
    .update(`POST${url}`)
    .update(body)
    .update(at)
    .digest('base64');
  return isSame(header('x-hubspot-signature-v3'), expected);
};

const Event = z.object({
  eventId: z.union([z.number(), z.string()]),
  objectId: z.union([z.number(), z.string()]),
  occurredAt: z.union([z.number(), z.string()]).default(0),
  subscriptionType: z.string().default(''),
  /** Of two contacts that became one: which one went. */
  mergedObjectIds: z.array(z.union([z.number(), z.string()])).default([]),
  newObjectId: z.union([z.number(), z.string()]).nullish(),
});

/** That something happened with a contact; what, is asked of HubSpot. */
export type HubspotEvent = { key: string; contactId: string };

/** HubSpot's own id of an event is not promised to be unique; with the contact and the moment it is. */
export const eventsIn = (body: Buffer): HubspotEvent[] => {
  const found = z.array(z.unknown()).safeParse(readJson(body));
  if (!found.success) return [];
  return found.data.flatMap((one) => {
    const event = Event.safeParse(one);
    if (!event.success || !event.data.subscriptionType.startsWith('contact.')) return [];
    const { eventId, objectId, occurredAt, mergedObjectIds, newObjectId } = event.data;
    return [objectId, ...mergedObjectIds, ...(newObjectId == null ? [] : [newObjectId])].map((contactId) => ({
      key: `${eventId}:${contactId}:${occurredAt}`.slice(0, 100),
      contactId: String(contactId).slice(0, 40),
    }));
  });
};
