import { HUBSPOT_BATCH } from '@propguard/rules/hubspot/sync-limits';
import { type Meeting, meet, type SyncRun } from './meet.ts';
import { findWaiting, linkContact, type Pair, savePair, settlePair, unlinkContacts } from './pair-store.ts';
import { DELETED_THERE, NO_EMAIL, ONE_FOR_TWO } from './refusals.ts';

type Sorted = { known: Pair[]; new: Pair[]; without: Pair[] };

const sortOut = (pairs: readonly Pair[]): Sorted => ({
  known: pairs.filter(({ contactId }) => contactId !== null),
  new: pairs.filter(({ contactId, email }) => contactId === null && email !== null),
  without: pairs.filter(({ contactId, email }) => contactId === null && email === null),
});

const leave = (run: SyncRun, pairs: readonly Pair[], refused: string): Promise<void> =>
  run.transaction(async (tx) => {
    for (const { leadId, wanted } of pairs) {
      await savePair(tx, leadId, { refused });
      await settlePair(tx, leadId, wanted);
    }
  });

/** Somebody whom HubSpot has under their address already is that contact; false: another lead is. */
const linkAll = (run: SyncRun, meetings: readonly Meeting[]): Promise<ReadonlySet<string>> =>
  run.transaction(async (tx) => {
    const strangers = new Set<string>();
    for (const { leadId, contact } of meetings)
      if (contact && !(await linkContact(tx, leadId, contact.id))) strangers.add(leadId);
    return strangers;
  });

/** One batch of leads that wait; false when there were none. HubSpot is read first: what changed there meanwhile is not overwritten. */
export const sendWaiting = async (run: SyncRun): Promise<boolean> => {
  const { port, input } = run;
  const pairs = await run.transaction((tx) => findWaiting(tx, input.connectionId, HUBSPOT_BATCH));
  const sorted = sortOut(pairs);
  await leave(run, sorted.without, NO_EMAIL);
  const ids = sorted.known.flatMap(({ contactId }) => contactId ?? []);
  const byId = new Map((await port.readByIds(ids)).map((contact) => [contact.id, contact]));
  const gone = ids.filter((id) => !byId.has(id));
  if (gone.length > 0)
    await run.transaction((tx) => unlinkContacts(tx, input.connectionId, gone, DELETED_THERE));
  const found = await port.readByEmails(sorted.new.flatMap(({ email }) => email ?? []));
  const byEmail = new Map(found.map((contact) => [contact.properties.email?.toLowerCase(), contact]));
  const meetings = sorted.new.map(({ leadId, email }) => ({
    leadId,
    contact: byEmail.get(email ?? '') ?? null,
  }));
  const strangers = await linkAll(run, meetings);
  await leave(
    run,
    sorted.new.filter(({ leadId }) => strangers.has(leadId)),
    ONE_FOR_TWO,
  );
  await meet(run, [
    ...sorted.known.flatMap(({ leadId, contactId }) => {
      const contact = byId.get(contactId ?? '');
      return contact ? [{ leadId, contact }] : [];
    }),
    ...meetings.filter(({ leadId }) => !strangers.has(leadId)),
  ]);
  return pairs.length > 0;
};
