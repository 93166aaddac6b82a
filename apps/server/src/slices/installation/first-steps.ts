import type { OperatorSteps } from '@propguard/protocol/installation';
import type { InstallationScope } from '../../access/installation-scope.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import { mailTrial } from '../../letters/letters/mail-trial.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { findDone } from './first-steps-store.ts';

export const describeFirstSteps = async ({ services, tx }: InstallationScope): Promise<OperatorSteps> => {
  const { mailed, backup, imported } = await findDone(tx);
  const isMailSet = services.config.mail.smtpUrl !== null;
  return { mail: isMailSet ? (mailed ? 'works' : 'untried') : 'none', backup, realData: imported };
};

/** To the operator's own address; without a mail server it is held in the outbox, as every letter is. */
export const tryMail = async (
  scope: InstallationScope,
  { account: { name, email } }: SessionPrincipal,
): Promise<{ to: string }> => {
  const to = email ?? '';
  await writeLetter(scope, { to }, mailTrial, { name });
  return { to };
};
