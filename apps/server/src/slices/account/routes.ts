import { accountRoutes, publicRoutes, sessionRoutes } from '../../access/guards.ts';
import { askForAddress } from './change-address.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { chooseKind } from './choose-kind.ts';
import { claimByToken, describeClaim, takeOverOperator } from './claim-operator.ts';
import { confirmAddress, confirmAddressByLink } from './confirm-address.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { openVisitorSession } from './open-visitor-session.ts';
import { renameAccount } from './rename-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { sendAddressCheck } from './send-address-check.ts';
import { showSession } from './show-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { signUp } from './sign-up.ts';

export const accountSliceRoutes = {
  session: publicRoutes.account.session.handler(({ context }) => showSession(context)),
  openVisitorSession: publicRoutes.account.openVisitorSession.handler(({ context }) =>
    openVisitorSession(context),
  ),
  signUp: publicRoutes.account.signUp.handler(({ context, input }) => signUp(context, input)),
  signIn: publicRoutes.account.signIn.handler(({ context, input }) => signIn(context, input)),
  signOut: sessionRoutes.account.signOut.handler(({ context }) => signOut(context)),
  signOutEverywhere: accountRoutes.account.signOutEverywhere.handler(({ context }) =>
    signOutEverywhere(context),
  ),
  sessions: accountRoutes.account.sessions.handler(({ context }) => listSessions(context)),
  endSession: accountRoutes.account.endSession.handler(({ context, input }) => endSession(context, input.id)),
  requestPasswordReset: publicRoutes.account.requestPasswordReset.handler(({ context, input }) =>
    requestPasswordReset(context.scope, input.email),
  ),
  resetPassword: publicRoutes.account.resetPassword.handler(({ context, input }) =>
    resetPassword(context.scope, input),
  ),
  sendAddressCheck: accountRoutes.account.sendAddressCheck.handler(({ context }) =>
    context.openAccount('write', sendAddressCheck),
  ),
  confirmAddress: accountRoutes.account.confirmAddress.handler(({ context, input }) =>
    confirmAddress(context, input.code),
  ),
  confirmAddressByLink: publicRoutes.account.confirmAddressByLink.handler(({ context, input }) =>
    confirmAddressByLink(context.scope, input.token),
  ),
  changeAddress: accountRoutes.account.changeAddress.handler(({ context, input }) =>
    askForAddress(context, input),
  ),
  operatorState: accountRoutes.account.operatorState.handler(({ context }) =>
    context.openAccount('read', (scope) => describeClaim(scope, context.principal)),
  ),
  claimOperator: accountRoutes.account.claimOperator.handler(({ context, input }) =>
    context.openAccount('write', (scope) => claimByToken(scope, context.principal, input.token)),
  ),
  takeOverOperator: accountRoutes.account.takeOverOperator.handler(({ context }) =>
    context.openAccount('write', (scope) => takeOverOperator(scope, context.principal)),
  ),
  changePassword: accountRoutes.account.changePassword.handler(({ context, input }) =>
    changeOwnPassword(context, input),
  ),
  update: accountRoutes.account.update.handler(({ context, input }) =>
    context.openAccount('write', (scope) =>
      renameAccount(scope, { ...input, activeWorkspaceId: context.principal.activeWorkspaceId }),
    ),
  ),
  chooseKind: accountRoutes.account.chooseKind.handler(({ context, input }) =>
    context.openAccount('write', (scope) =>
      chooseKind(scope, { ...input, activeWorkspaceId: context.principal.activeWorkspaceId }),
    ),
  ),
  remove: accountRoutes.account.remove.handler(({ context, input }) =>
    deleteAccount(context, input.password),
  ),
};
