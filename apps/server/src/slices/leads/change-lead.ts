import { isDeepStrictEqual } from 'node:util';
import type { Lead } from '@propguard/protocol/lead-facts';
import type { LeadEdit } from '@propguard/protocol/leads';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { changePerson } from '../people/change-person.ts';
import { applyChange } from './apply-change.ts';
import { getChangedLead } from './get-lead.ts';
import { sightOf } from './sight.ts';
import {
  type ChangeSince,
  findChangesSince,
  findPlaces,
  type LeadPatch,
  lockLeads,
  type NamedLead,
} from './store.ts';

type Edit = LeadEdit & { id: string };

const NAMES: Record<string, string> = {
  budgetMin: 'the lowest budget',
  budgetMax: 'the highest budget',
  valueAud: 'the value',
  nextFollowUpAt: 'the next follow-up',
  propertyTypes: 'the property types',
  decisionMaker: 'who decides',
  companySize: 'the size of the company',
};
const said = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
};
const toldOf = ({ field, toValue, byName, by }: ChangeSince) => ({
  field,
  message: `${byName ?? (by === 'member' ? 'Someone' : 'The product')} changed ${NAMES[field] ?? `the ${field}`} to ${said(toValue)} in the meantime.`,
});

/** Of two who edit the same field, the second hears what the first wrote; different fields both stand. */
const refuseOverwriting = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  row: NamedLead,
  { id, version, ...edit }: Edit,
): Promise<void> => {
  if (version >= row.version) return;
  const since = await findChangesSince(tx, id, version);
  const mine = new Set(
    Object.entries(edit).flatMap(([field, value]) => (value === undefined ? [] : [field])),
  );
  const newest = new Map<string, ChangeSince>();
  for (const change of since) if (!newest.has(change.field)) newest.set(change.field, change);
  const overlapping = [...newest.values()].filter(
    ({ field, toValue }) => mine.has(field) && !isDeepStrictEqual(toValue, edit[field as keyof typeof edit]),
  );
  if (overlapping.length > 0) throw fail('CONFLICT', { fields: overlapping.map(toldOf) });
};

/** A budget is two fields: what is not sent stays, and both together must stand upright. */
const refuseUpsideDown = (row: NamedLead, { budgetMin, budgetMax }: Edit): void => {
  const low = budgetMin === undefined ? row.budgetMin : budgetMin;
  const high = budgetMax === undefined ? row.budgetMax : budgetMax;
  if (low !== null && high !== null && low > high)
    throw invalid({
      field: budgetMax === undefined ? 'budgetMin' : 'budgetMax',
      message: `The lowest budget, $${low.toLocaleString('en-AU')}, is above the highest, $${high.toLocaleString('en-AU')}.`,
    });
};

export const demandPlaces = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  locations: readonly string[] | undefined,
): Promise<void> => {
  if (!locations?.length) return;
  const known = new Set((await findPlaces(tx, locations)).map(({ id }) => id));
  const position = locations.findIndex((id) => !known.has(id));
  if (position >= 0)
    throw invalid({ field: `locations.${position}`, message: 'There’s no suburb by that name.' });
};

export const changeLead = async (scope: WorkspaceScope, edit: Edit): Promise<Lead> => {
  const [row] = await lockLeads(scope.tx, await sightOf(scope), [edit.id]);
  if (!row || row.mergedInto) throw fail('NOT_FOUND');
  await refuseOverwriting(scope, row, edit);
  refuseUpsideDown(row, edit);
  await demandPlaces(scope, edit.locations);
  const { id, version: _version, name, nextFollowUpAt, ...facts } = edit;
  const isRenamed = name !== undefined && name !== row.name;
  if (isRenamed) await changePerson(scope, { id: row.personId, name });
  const patch: LeadPatch = {
    ...facts,
    ...(nextFollowUpAt !== undefined && { nextFollowUpAt: nextFollowUpAt ? new Date(nextFollowUpAt) : null }),
    ...(facts.timeline !== undefined &&
      facts.timeline !== row.timeline && { timelineSince: facts.timeline ? new Date() : null }),
  };
  await applyChange(scope, row, patch, {
    beside: isRenamed ? [{ field: 'name', from: row.name, to: name }] : [],
  });
  return getChangedLead(scope, id);
};
