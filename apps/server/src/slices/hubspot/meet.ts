import type { JobRun } from '../../jobs/define-job.ts';
import {
  type ContactWrite,
  type HubspotContact,
  type HubspotPort,
  HubspotProblem,
} from '../../providers/hubspot/hubspot-port.ts';
import type { LeadScope } from '../leads/apply-change.ts';
import { type Compared, compare, fieldsOf, propertiesOf, rememberSent } from './compare.ts';
import { deleteConflicts, saveConflict } from './conflict-store.ts';
import { addCounts } from './connection-store.ts';
import {
  findPairs,
  linkContact,
  lockPairs,
  type Memory,
  type Pair,
  savePair,
  settlePair,
} from './pair-store.ts';
import { ONE_FOR_TWO } from './refusals.ts';
import { type Problems, takeAddress, takeIn, takeOptOut } from './take-in.ts';

export type SyncRun = JobRun<{ connectionId: string }> & { workspaceId: string; port: HubspotPort };
/** A lead and what HubSpot has of it; null: nothing yet. */
export type Meeting = { leadId: string; contact: HubspotContact | null; isNewLead?: boolean };

type Sending = { write: ContactWrite; sent: Compared[]; wanted: number };

const keepConflicts = async (
  { tx, workspaceId }: LeadScope,
  leadId: string,
  compared: readonly Compared[],
  problems: Problems,
): Promise<void> => {
  const isOpen = ({ field, merged }: Compared) => merged === 'conflict' || problems[field] !== undefined;
  for (const one of compared.filter(isOpen)) {
    const { field, ours, theirs } = one;
    await saveConflict(tx, { workspaceId, leadId, field, ours, theirs, problem: problems[field] ?? null });
  }
  const settled = compared.filter((one) => !isOpen(one)).map(({ field }) => field);
  await deleteConflicts(tx, leadId, settled);
};

/** What HubSpot says is taken, what both changed is kept for somebody to choose; what is to be sent is given back. */
const receive = async (
  scope: LeadScope,
  pair: Pair,
  contact: HubspotContact | null,
): Promise<{ sending: Sending | null; isTaken: boolean }> => {
  const { tx } = scope;
  const { leadId } = pair;
  const compared = compare(pair, contact);
  const taken = fieldsOf(compared, 'theirs');
  const problems =
    taken.length > 0
      ? await takeIn(scope, pair, Object.fromEntries(taken.map(({ field, asOurs }) => [field, asOurs ?? ''])))
      : {};
  const isOptedOut = contact ? await takeOptOut(scope, pair, contact) : pair.isOptedOut;
  if (contact) await takeAddress(scope, pair, contact);
  await keepConflicts(scope, leadId, compared, problems);
  const [after = pair] = taken.length > 0 ? await findPairs(tx, [leadId]) : [pair];
  const agreed = [...fieldsOf(compared, 'settled'), ...taken.filter(({ field }) => !problems[field])];
  const remembered: Memory = contact
    ? Object.fromEntries(agreed.map(({ field, theirs }) => [field, { ours: after.ours[field], theirs }]))
    : {};
  const wanted = await savePair(tx, leadId, { remembered, isOptedOut, refused: null });
  const sent = fieldsOf(compared, 'ours');
  const to = contact ? { id: contact.id } : { email: pair.email ?? '' };
  const write = {
    ref: leadId,
    to,
    properties: { ...propertiesOf(sent), ...('email' in to && { email: to.email }) },
  };
  const isSending = sent.length > 0 || contact === null;
  if (!isSending) await settlePair(tx, leadId, wanted);
  return {
    sending: isSending ? { write, sent, wanted } : null,
    isTaken: taken.some(({ field }) => !problems[field]),
  };
};

/** What was written is remembered, so that it does not come back as a change of theirs. */
const keepWritten = async (run: SyncRun, sendings: readonly Sending[]): Promise<void> => {
  if (sendings.length === 0) return;
  const written = await run.port.write(sendings.map(({ write }) => write));
  await run.transaction(async (tx) => {
    let sent = 0;
    for (const one of written) {
      const sending = sendings.find(({ write }) => write.ref === one.ref);
      if (!sending) continue;
      const isLinked = 'id' in one && (await linkContact(tx, one.ref, one.id));
      if (isLinked) sent += 1;
      const refused = 'refused' in one ? one.refused : isLinked ? null : ONE_FOR_TWO;
      await savePair(tx, one.ref, {
        refused,
        ...(isLinked && { remembered: rememberSent(sending.sent) }),
      });
      await settlePair(tx, one.ref, sending.wanted);
    }
    await addCounts(tx, run.input.connectionId, { sent, taken: 0 });
  });
  if (written.length < sendings.length)
    throw new HubspotProblem('broken', 'HubSpot answered for only some of the contacts.');
};

/** Leads and their contacts, side by side: both ways in one step, so that neither side is overwritten unseen. */
export const meet = async (run: SyncRun, meetings: readonly Meeting[]): Promise<void> => {
  if (meetings.length === 0) return;
  const { services, workspaceId, input } = run;
  const byLead = new Map(meetings.map((meeting) => [meeting.leadId, meeting]));
  const sendings = await run.transaction(async (tx) => {
    const scope: LeadScope = { services, tx, workspaceId, accountId: null };
    await lockPairs(tx, [...byLead.keys()]);
    const out: Sending[] = [];
    let taken = 0;
    for (const pair of await findPairs(tx, [...byLead.keys()])) {
      const { contact = null, isNewLead = false } = byLead.get(pair.leadId) ?? {};
      const { sending, isTaken } = await receive(scope, pair, contact);
      if (sending) out.push(sending);
      if (isTaken || isNewLead) taken += 1;
    }
    await addCounts(tx, input.connectionId, { sent: 0, taken });
    return out;
  });
  await keepWritten(run, sendings);
};
