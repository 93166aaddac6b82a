import type { Lead } from '@propguard/protocol/lead-facts';
import { fail } from '../../fail.ts';
import { findMergesInto } from './merge-store.ts';
import { EVERYBODYS, type SeeingScope, type Sight, sightOf } from './sight.ts';
import {
  findAddressesOfPeople,
  findLead,
  findMergedInto,
  findPlaces,
  findTouches,
  type NamedLead,
} from './store.ts';
import { toLead } from './view.ts';

type Scope = Pick<SeeingScope, 'tx'>;

/** With everything that hangs on it; of one that others were merged into, theirs too. */
const describeLead = async ({ tx }: Scope, row: NamedLead): Promise<Lead> => {
  const others = await findMergedInto(tx, row.id);
  const merges = await findMergesInto(tx, row.id);
  return toLead(row, {
    addresses: await findAddressesOfPeople(tx, [row.personId, ...others.map(({ personId }) => personId)]),
    touches: await findTouches(tx, [row.id, ...others.map(({ id }) => id)]),
    places: row.locations.length > 0 ? await findPlaces(tx, row.locations) : [],
    merged: merges.flatMap(({ id, mergedId, createdAt }) => {
      const other = others.find((one) => one.id === mergedId);
      return other ? [{ mergeId: id, leadId: mergedId, name: other.name, at: createdAt.toISOString() }] : [];
    }),
  });
};

export const demandLead = async ({ tx }: Scope, sight: Sight, id: string): Promise<NamedLead> => {
  const row = await findLead(tx, sight, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const getLead = async (scope: SeeingScope, id: string): Promise<Lead> =>
  describeLead(scope, await demandLead(scope, await sightOf(scope), id));

/** After one's own change: what was given away is shown once more. */
export const getChangedLead = async (scope: Scope, id: string): Promise<Lead> =>
  describeLead(scope, await demandLead(scope, EVERYBODYS, id));
