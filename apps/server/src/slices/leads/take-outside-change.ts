import { SomeFacts } from '@propguard/protocol/lead-facts';
import type { StatusChange } from '@propguard/protocol/leads';
import type { LeadStatus } from '@propguard/rules/leads/pipeline';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import { changePerson } from '../people/change-person.ts';
import { applyChange, type LeadScope, type Why } from './apply-change.ts';
import { moveTo, problemOf } from './change-status.ts';
import { EVERYBODYS } from './sight.ts';
import { type LeadPatch, lockLeads, type NamedLead } from './store.ts';

type Facts = Omit<SomeFacts, 'locations' | 'propertyTypes' | 'features' | 'tags'>;
/** What another system says of a lead. */
export type OutsideChange = Facts & { name?: string | null; status?: LeadStatus };
/** What could not be taken, by field, in words. */
export type NotTaken = Partial<Record<keyof OutsideChange, string>>;

const NO_CONTROLS = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const nameProblem = (name: string | null | undefined): string | null => {
  if (name == null) return null;
  if (name.length > PERSON_NAME_MAX_LENGTH) return `A name has at most ${PERSON_NAME_MAX_LENGTH} characters.`;
  return NO_CONTROLS.test(name) ? null : 'A name is written on one line.';
};

const readFacts = (row: NamedLead, said: Facts, notTaken: NotTaken): LeadPatch => {
  const facts: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(said)) {
    const found = SomeFacts.safeParse({ [field]: value });
    if (found.success) Object.assign(facts, found.data);
    else notTaken[field as keyof OutsideChange] = found.error.issues[0]?.message ?? 'We can’t keep this.';
  }
  const patch: LeadPatch = facts;
  const low = patch.budgetMin === undefined ? row.budgetMin : patch.budgetMin;
  const high = patch.budgetMax === undefined ? row.budgetMax : patch.budgetMax;
  if (low !== null && high !== null && low > high)
    for (const field of ['budgetMin', 'budgetMax'] as const)
      if (patch[field] !== undefined) {
        delete patch[field];
        notTaken[field] = 'The lowest budget would be above the highest.';
      }
  return patch;
};

/** A status needs what a form would ask for; what another system does not say is said for it, but for a fee. */
const stepOf = (status: LeadStatus, system: string): StatusChange => ({
  status,
  reason: `Changed in ${system}`,
  ...(status === 'lost' && { lostReason: 'other' as const }),
});

const takeStatus = async (
  scope: LeadScope,
  row: NamedLead,
  step: StatusChange,
  why: Why,
): Promise<string | null> => {
  if (row.status === step.status) return null;
  const problem = problemOf(row.status, step);
  if (!problem) await moveTo(scope, row, step, why);
  return problem?.message ?? null;
};

/** What another system says stands for what was known before, with who it comes from. What cannot be so is told. */
export const takeOutsideChange = async (
  scope: LeadScope,
  leadId: string,
  { name, status, ...said }: OutsideChange,
  { by, system }: { by: string; system: string },
): Promise<NotTaken> => {
  const notTaken: NotTaken = {};
  const [row] = await lockLeads(scope.tx, EVERYBODYS, [leadId]);
  if (!row) return notTaken;
  const patch = readFacts(row, said, notTaken);
  if (patch.timeline !== undefined && patch.timeline !== row.timeline)
    patch.timelineSince = patch.timeline ? new Date() : null;
  const badName = nameProblem(name);
  if (badName) notTaken.name = badName;
  const isRenamed = name !== undefined && badName === null && name !== row.name;
  if (isRenamed) await changePerson(scope, { id: row.personId, name });
  await applyChange(scope, row, patch, {
    by,
    beside: isRenamed ? [{ field: 'name', from: row.name, to: name }] : [],
  });
  if (status === undefined) return notTaken;
  const [moved] = await lockLeads(scope.tx, EVERYBODYS, [leadId]);
  const problem = moved && (await takeStatus(scope, moved, stepOf(status, system), { by }));
  if (problem) notTaken.status = problem;
  return notTaken;
};
