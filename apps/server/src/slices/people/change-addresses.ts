import type { NewAddress, Person } from '@propguard/protocol/people';
import { ADDRESSES_PER_PERSON } from '@propguard/rules/people/addresses';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { getPerson } from './get-person.ts';
import { normaliseAddress } from './normalise-address.ts';
import {
  deleteAddress,
  findAddresses,
  findAddressesOf,
  findPerson,
  insertAddresses,
  lockPerson,
} from './store.ts';

export const addAddress = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  { id, kind, value: written }: NewAddress & { id: string },
): Promise<Person> => {
  const { tx, workspaceId } = scope;
  const found = normaliseAddress(kind, written);
  if ('problem' in found) throw invalid({ field: 'value', message: found.problem });
  await lockPerson(tx, id);
  const person = await findPerson(tx, id);
  if (!person || person.forgottenAt) throw fail('NOT_FOUND');
  const address = { kind, value: found.value };
  const before = await findAddressesOf(tx, [id]);
  const isThere = before.some((one) => one.kind === kind && one.value === found.value);
  if (!isThere)
    await demandRoom(tx, {
      of: 'addresses',
      owner: id,
      most: ADDRESSES_PER_PERSON,
      count: async () => (await findAddressesOf(tx, [id])).length,
    });
  await insertAddresses(tx, { workspaceId, personId: id }, [address]);
  const [owner] = await findAddresses(tx, [address]);
  if (owner?.personId !== id)
    throw invalid({ field: 'value', message: 'This address belongs to someone else.' });
  await publish(tx, { workspaceId, subject: 'people', id });
  return getPerson(scope, id);
};

export const removeAddress = async (
  scope: WorkspaceScope,
  { id, addressId }: { id: string; addressId: string },
): Promise<Person> => {
  const { tx, workspaceId } = scope;
  if (!(await deleteAddress(tx, { personId: id, addressId }))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'people', id });
  return getPerson(scope, id);
};
