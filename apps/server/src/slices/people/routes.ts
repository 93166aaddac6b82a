import { workspaceRoutes } from '../../access/guards.ts';
import { addAddress, removeAddress } from './change-addresses.ts';
import { changePerson } from './change-person.ts';
import { findOrCreatePerson } from './find-or-create-person.ts';
import { getPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';

const { people } = workspaceRoutes;

export const peopleRoutes = {
  list: people.list.handler(({ context, input }) => listPeople(context.scope, input)),
  get: people.get.handler(({ context, input }) => getPerson(context.scope, input.id)),
  findOrCreate: people.findOrCreate.handler(async ({ context, input }) =>
    getPerson(context.scope, await findOrCreatePerson(context.scope, input)),
  ),
  change: people.change.handler(({ context, input }) => changePerson(context.scope, input)),
  addAddress: people.addAddress.handler(({ context, input }) => addAddress(context.scope, input)),
  removeAddress: people.removeAddress.handler(({ context, input }) => removeAddress(context.scope, input)),
};
