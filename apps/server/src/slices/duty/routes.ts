import { operatorRoutes } from '../../access/guards.ts';
import { addDutyVersion } from './add-duty-version.ts';
import { listDuty } from './list-duty.ts';
import { restoreBuiltInDuty, withdrawDuty } from './withdraw-duty.ts';

export const dutyRoutes = {
  list: operatorRoutes.duty.list.handler(({ context }) => listDuty(context.scope)),
  add: operatorRoutes.duty.add.handler(({ context, input }) => addDutyVersion(context.scope, input)),
  withdraw: operatorRoutes.duty.withdraw.handler(({ context, input }) => withdrawDuty(context.scope, input)),
  restoreBuiltIn: operatorRoutes.duty.restoreBuiltIn.handler(({ context, input }) =>
    restoreBuiltInDuty(context.scope, input.state),
  ),
};
