import type { LeadDraft } from '@propguard/rules/lead-imports/read-lead-row';
import type { TxScope } from '../../access/any-scope.ts';
import { findByNames, findKnownAddresses } from './many-store.ts';

type Sought = Pick<LeadDraft, 'name' | 'addresses'>;
export type Known =
  /** Nobody has these addresses; `alike` is a lead of the same name. */
  | { is: 'new'; alike: string | null }
  /** Somebody has one, who is this lead, or no lead yet. */
  | { is: 'known'; leadId: string | null; personId: string; name: string | null }
  /** They are two people's. */
  | { is: 'several'; address: string };

const keyOf = ({ kind, value }: { kind: string; value: string }): string => `${kind} ${value}`;
/** A first name alone is many people's. */
const nameKeyOf = (name: string | null): string | null => (name?.includes(' ') ? name.toLowerCase() : null);

/** For each of many, whether the workspace knows them: asked once for all. */
export const whoIsKnown = async ({ tx }: TxScope, sought: readonly Sought[]): Promise<Known[]> => {
  const found = await findKnownAddresses(
    tx,
    sought.flatMap(({ addresses }) => addresses),
  );
  const owners = new Map(found.map((row) => [keyOf(row), row]));
  const names = sought.map(({ name }) => nameKeyOf(name)).filter((name) => name !== null);
  const named = new Map((await findByNames(tx, [...new Set(names)])).map((row) => [row.nameKey, row.leadId]));
  return sought.map(({ name, addresses }): Known => {
    const theirs = addresses.flatMap((address) => owners.get(keyOf(address)) ?? []);
    const [first] = theirs;
    if (!first) return { is: 'new', alike: named.get(nameKeyOf(name) ?? '') ?? null };
    const other = theirs.find(({ personId }) => personId !== first.personId);
    return other
      ? { is: 'several', address: other.value }
      : { is: 'known', leadId: first.leadId, personId: first.personId, name: first.name };
  });
};
