import { accountRoutes, publicRoutes } from '../../../access/guards.ts';
import { answerSecondStep } from '../sign-in.ts';
import {
  addPasskey,
  challengeForNew,
  challengeForSignIn,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts';
import {
  confirmSecondFactor,
  describeSecurity,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.ts';

const own = accountRoutes.security;
const anybody = publicRoutes.security;

export const securityRoutes = {
  state: own.state.handler(({ context }) => context.openAccount('read', describeSecurity)),
  startSecondFactor: own.startSecondFactor.handler(({ context, input }) =>
    startSecondFactor(context, input.password),
  ),
  confirmSecondFactor: own.confirmSecondFactor.handler(({ context, input }) =>
    confirmSecondFactor(context, input.code),
  ),
  endSecondFactor: own.endSecondFactor.handler(({ context, input }) =>
    endSecondFactor(context, input.password),
  ),
  renewRecoveryCodes: own.renewRecoveryCodes.handler(({ context, input }) =>
    renewRecoveryCodes(context, input.password),
  ),
  answerSecondStep: anybody.answerSecondStep.handler(({ context, input }) =>
    answerSecondStep(context, input),
  ),
  passkeyChallenge: own.passkeyChallenge.handler(({ context, input }) =>
    challengeForNew(context, input.password),
  ),
  addPasskey: own.addPasskey.handler(({ context, input }) => addPasskey(context, input)),
  removePasskey: own.removePasskey.handler(({ context, input }) => removePasskey(context, input)),
  signInChallenge: anybody.signInChallenge.handler(({ context }) => challengeForSignIn(context)),
  signInByPasskey: anybody.signInByPasskey.handler(({ context, input }) => signInByPasskey(context, input)),
};
