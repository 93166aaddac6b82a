import { workspaceRoutes } from '../../access/guards.ts';
import { forgetPerson } from './forget-person.ts';
import { listReceipts } from './list-receipts.ts';
import { changeRetention, getRetention } from './retention.ts';
import { tellKnown } from './tell-known.ts';

const { privacy } = workspaceRoutes;

export const privacyRoutes = {
  tell: privacy.tell.handler(({ context, input }) => tellKnown(context.scope, input.id)),
  forget: privacy.forget.handler(({ context, input }) => forgetPerson(context.scope, input.id)),
  receipts: privacy.receipts.handler(({ context, input }) => listReceipts(context.scope, input)),
  retention: privacy.retention.handler(({ context }) => getRetention(context.scope)),
  changeRetention: privacy.changeRetention.handler(({ context, input }) =>
    changeRetention(context.scope, input),
  ),
};
