import type { NewAddress, PersonFacts } from '@propguard/protocol/people';
import { ADDRESSES_PER_PERSON } from '@propguard/rules/people/addresses';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { invalid } from '../../fail.ts';
import { normaliseAddress } from './normalise-address.ts';
import {
  deletePerson,
  findAddresses,
  findAddressesOf,
  findPerson,
  insertAddresses,
  insertPerson,
  type KeptAddress,
  lockPerson,
  updatePerson,
} from './store.ts';

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'>;
type Wanted = PersonFacts & { addresses: readonly NewAddress[] };

const OTHERS = 'This address belongs to someone else. We never merge two people unasked.';
const keyOf = ({ kind, value }: KeptAddress): string => `${kind} ${value}`;

const keptAddresses = (addresses: readonly NewAddress[]): KeptAddress[] =>
  addresses.map(({ kind, value: written }, position) => {
    const found = normaliseAddress(kind, written);
    if ('problem' in found) throw invalid({ field: `addresses.${position}.value`, message: found.problem });
    return { kind, value: found.value };
  });

/** Each once, and always in one order: two who write the same ones would otherwise wait for each other. */
const inOneOrder = (addresses: readonly KeptAddress[]): KeptAddress[] =>
  [...new Map(addresses.map((address) => [keyOf(address), address]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, address]) => address);

/** Two who are both known stay two: the address that is somebody else's is named. */
const refuseOthers = (
  kept: readonly KeptAddress[],
  known: readonly (KeptAddress & { personId: string })[],
) => {
  const owners = new Map(known.map((row) => [keyOf(row), row.personId]));
  const [first] = kept.flatMap((address) => owners.get(keyOf(address)) ?? []);
  const position = kept.findIndex((address) => (owners.get(keyOf(address)) ?? first) !== first);
  if (position >= 0) throw invalid({ field: `addresses.${position}.value`, message: OTHERS });
};

/** What was not known is added; what is known stays, because somebody may have corrected it. */
const addToKnown = async (
  { tx, workspaceId }: Scope,
  personId: string,
  { facts, addresses }: { facts: PersonFacts; addresses: readonly KeptAddress[] },
): Promise<void> => {
  await lockPerson(tx, personId);
  const row = await findPerson(tx, personId);
  const unknown = Object.entries(facts).filter(([fact]) => row?.[fact as keyof PersonFacts] === null);
  await updatePerson(tx, personId, Object.fromEntries(unknown));
  const had = await findAddressesOf(tx, [personId]);
  const hadKeys = new Set(had.map(keyOf));
  const more = inOneOrder(addresses).filter((address) => !hadKeys.has(keyOf(address)));
  if (had.length + more.length > ADDRESSES_PER_PERSON)
    throw invalid({ field: 'addresses', message: `A person has at most ${ADDRESSES_PER_PERSON} addresses.` });
  if ((await insertAddresses(tx, { workspaceId, personId }, more)) < more.length)
    refuseOthers(addresses, await findAddresses(tx, addresses));
};

/** False when somebody else was first with one of the addresses; then nothing was made. */
const create = async (
  { tx, workspaceId }: Scope,
  { facts, addresses }: { facts: PersonFacts; addresses: readonly KeptAddress[] },
): Promise<string | false> => {
  const personId = await insertPerson(tx, { workspaceId, ...facts });
  const each = inOneOrder(addresses);
  if ((await insertAddresses(tx, { workspaceId, personId }, each)) === each.length) return personId;
  await deletePerson(tx, personId);
  return false;
};

/**
 * The person with one of these addresses; somebody new when none of them is known. Of two who ask at once, the second
 * finds whom the first has made.
 */
export const findOrCreatePerson = async (
  scope: Scope,
  { addresses: written, ...facts }: Wanted,
): Promise<string> => {
  const addresses = keptAddresses(written);
  const known = await findAddresses(scope.tx, addresses);
  refuseOthers(addresses, known);
  const made = known[0] ? known[0].personId : await create(scope, { facts, addresses });
  if (made === false) return findOrCreatePerson(scope, { addresses: written, ...facts });
  if (known[0]) await addToKnown(scope, made, { facts, addresses });
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'people', id: made });
  return made;
};
