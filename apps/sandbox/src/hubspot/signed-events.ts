import { createHmac } from 'node:crypto';

type HubspotEvent = {
  eventId: number;
  objectId: string;
  subscriptionType?: string;
  occurredAt?: number;
};

/** A call as HubSpot makes it, signed by its version 3. */
export const hubspotCall = (
  url: string,
  secret: string,
  events: readonly HubspotEvent[],
  at = Date.now(),
): { url: string; headers: Record<string, string>; body: string } => {
  const body = JSON.stringify(
    events.map((event) => ({
      subscriptionType: 'contact.propertyChange',
      occurredAt: 1_700_000_000_000,
      portalId: 445566,
      attemptNumber: 0,
      changeSource: 'CRM_UI',
      ...event,
      objectId: Number(event.objectId),
    })),
  );
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'x-hubspot-request-timestamp': String(at),
      'x-hubspot-signature-v3': createHmac('sha256', secret)
        .update(`POST${url}${body}${at}`)
        .digest('base64'),
    },
  };
};
