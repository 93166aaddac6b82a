import { sourceOf } from '@propguard/rules/hubspot/contact-fields';
import { HUBSPOT_BATCH } from '@propguard/rules/hubspot/sync-limits';
import { Failure } from '../../fail.ts';
import type { HubspotContact } from '../../providers/hubspot/hubspot-port.ts';
import type { LeadScope } from '../leads/apply-change.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { writtenAddresses } from '../people/written-addresses.ts';
import { updateConnection } from './connection-store.ts';
import { deleteOldEvents, findTold, settleEvents } from './event-store.ts';
import { type Meeting, meet, type SyncRun } from './meet.ts';
import { findByContacts, findLeadByEmail, linkContact, unlinkContacts, wantLeads } from './pair-store.ts';
import { DELETED_THERE } from './refusals.ts';

const DAY_MS = 86_400_000;
const EVENTS_KEPT_DAYS = 7;
/** What was changed a moment ago, HubSpot's search may not know yet. */
const SEARCH_LAG_MS = 60_000;

/** The lead that a contact is: one that has its address, or a new one; null when it says nothing to reach them by. */
const leadOf = async (
  scope: LeadScope,
  { id, properties }: HubspotContact,
): Promise<{ leadId: string; isNewLead: boolean } | null> => {
  const [address] = writtenAddresses({ email: properties.email, phone: properties.phone });
  if (!address) return null;
  const known = address.kind === 'email' ? await findLeadByEmail(scope.tx, address.value) : undefined;
  if (known) {
    // HubSpot has them twice: the contact that was there first goes on.
    if (known.contactId !== null) return null;
    await wantLeads(scope.tx, [known.leadId]);
    return { leadId: known.leadId, isNewLead: false };
  }
  const { leadId, isNew } = await receiveLead(scope, {
    addresses: [address],
    facts: {},
    source: sourceOf(properties),
    touch: { kind: 'hubspot', ref: id },
    isWaiting: false,
  });
  return { leadId, isNewLead: isNew };
};

/** What one contact is missing must not keep the others waiting. */
const meetingOf = async (run: SyncRun, contact: HubspotContact): Promise<Meeting | null> => {
  const { services, workspaceId, input } = run;
  try {
    return await run.transaction(async (tx) => {
      const found = await leadOf({ services, tx, workspaceId, accountId: null }, contact);
      if (!found || !(await linkContact(tx, found.leadId, contact.id))) return null;
      return { ...found, contact };
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    services.log.warn({ err: error, connectionId: input.connectionId }, 'a contact of HubSpot was not taken');
    return null;
  }
};

const takeContacts = async (run: SyncRun, contacts: readonly HubspotContact[]): Promise<void> => {
  const ids = contacts.map(({ id }) => id);
  const known = new Map(
    (await run.transaction((tx) => findByContacts(tx, run.input.connectionId, ids))).map((row) => [
      row.contactId,
      row,
    ]),
  );
  const meetings: Meeting[] = [];
  for (const contact of contacts) {
    const row = known.get(contact.id);
    const meeting = row ? { leadId: row.leadId, contact } : await meetingOf(run, contact);
    // Nothing is learnt again of somebody who was to be forgotten.
    if (meeting && !row?.isForgotten) meetings.push(meeting);
  }
  await meet(run, meetings);
};

/** Contacts that HubSpot told of; false when there were none. */
export const takeTold = async (run: SyncRun): Promise<boolean> => {
  const { port, input } = run;
  const told = await run.transaction((tx) => findTold(tx, input.connectionId, HUBSPOT_BATCH));
  if (told.length === 0) return false;
  const ids = [...new Set(told.map(({ contactId }) => contactId))];
  const contacts = await port.readByIds(ids);
  const there = new Set(contacts.map(({ id }) => id));
  await takeContacts(run, contacts);
  await run.transaction(async (tx) => {
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length > 0) await unlinkContacts(tx, input.connectionId, gone, DELETED_THERE);
    await settleEvents(
      tx,
      input.connectionId,
      told.map(({ key }) => key),
    );
    await deleteOldEvents(tx, input.connectionId, new Date(Date.now() - EVENTS_KEPT_DAYS * DAY_MS));
  });
  return true;
};

/** Contacts that were changed since the last time: what HubSpot's calls did not tell of is caught up with. */
export const catchUp = async (run: SyncRun, since: Date): Promise<void> => {
  const begun = new Date(Date.now() - SEARCH_LAG_MS);
  const keep = (takenUntil: Date) =>
    run.transaction((tx) => updateConnection(tx, run.input.connectionId, { takenUntil }));
  let after: string | null = null;
  do {
    const page = await run.port.changedSince(since, after);
    await takeContacts(run, page.contacts);
    const last = Date.parse(page.contacts.at(-1)?.properties.lastmodifieddate ?? '');
    if (page.after !== null && Number.isFinite(last)) await keep(new Date(last));
    after = page.after;
  } while (after !== null);
  if (begun > since) await keep(begun);
};
