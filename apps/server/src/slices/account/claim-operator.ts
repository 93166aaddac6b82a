import type { OperatorState, Session } from '@propguard/protocol/account';
import { eq, isNull, sql } from 'drizzle-orm';
import type { AccountScope } from '../../access/account-scope.ts';
import type { OpenedScope } from '../../access/any-scope.ts';
import { hashSecret } from '../../access/authenticate.ts';
import { demandConfirmedAddress } from '../../access/demand-confirmed-address.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { installations } from '../../db/schema/installation.ts';
import { fail } from '../../fail.ts';
import { operatorChanged } from '../../letters/letters/operator-changed.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { describeSession } from './describe-session.ts';
import { deleteTokens, takeToken } from './operator-store.ts';

/** The installation's one row is the lock: of two who claim it at once one wins. */
const operateIfVacant = async (tx: Tx, accountId: string): Promise<boolean> => {
  const made = await tx
    .update(installations)
    .set({ operatorAccountId: accountId, operatedSince: sql`now()` })
    .where(isNull(installations.operatorAccountId))
    .returning({ one: installations.one });
  if (made.length > 0) await deleteTokens(tx);
  return made.length > 0;
};

const currentOperator = async (tx: Tx) => {
  const [row] = await tx
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(installations)
    .innerJoin(accounts, eq(accounts.id, installations.operatorAccountId));
  return row ?? null;
};

/** Whose confirmed address the configuration names operates what nobody operates. Never in somebody's place. */
export const claimNamedOperator = async (
  { services, tx }: OpenedScope<'config'>,
  account: { id: string; email: string },
): Promise<void> => {
  if (services.config.operator.email === account.email) await operateIfVacant(tx, account.id);
};

/** What the caller can do to operate the installation. */
export const describeClaim = async (
  { services, tx, accountId }: AccountScope,
  { account }: SessionPrincipal,
): Promise<OperatorState> => {
  const current = await currentOperator(tx);
  if (current?.id === accountId) return { state: 'yours', operator: null };
  const { email } = services.config.operator;
  if (email !== null && email === account.email)
    return { state: 'take-over', operator: current?.name ?? null };
  if (current) return { state: 'taken', operator: null };
  return { state: email === null ? 'token' : 'named', operator: null };
};

/** By the token that a start printed: once, by somebody whose address is known to be theirs. */
export const claimByToken = async (
  scope: AccountScope,
  principal: SessionPrincipal,
  token: string,
): Promise<Session> => {
  const { tx, accountId } = scope;
  await demandConfirmedAddress(scope, accountId);
  if (await currentOperator(tx)) throw fail('OPERATOR_EXISTS');
  if (!(await takeToken(tx, hashSecret(token))))
    throw fail('CODE_NOT_RIGHT', {
      fields: [
        {
          field: 'token',
          message: 'That token isn’t right, or no longer works. Restart the server to get a new one.',
        },
      ],
    });
  if (!(await operateIfVacant(tx, accountId))) throw fail('OPERATOR_EXISTS');
  return describeSession({ tx }, { accountId, activeWorkspaceId: principal.activeWorkspaceId });
};

/** By the address that the configuration names, in the place of whoever operates it: they are told, and so is the log. */
export const takeOverOperator = async (
  scope: AccountScope,
  principal: SessionPrincipal,
): Promise<Session> => {
  const { services, tx, accountId } = scope;
  const { name, email } = principal.account;
  if (email === null || services.config.operator.email !== email) throw fail('FORBIDDEN');
  await demandConfirmedAddress(scope, accountId);
  const before = await currentOperator(tx);
  if (before?.id !== accountId) {
    await tx.update(installations).set({ operatorAccountId: accountId, operatedSince: sql`now()` });
    await deleteTokens(tx);
    if (before) {
      await writeLetter(scope, { to: before.email }, operatorChanged, {
        name: before.name,
        successor: name,
        email,
      });
      services.say(
        `${email} has taken over as the operator, as OPERATOR_EMAIL says. The operator before is told by mail.`,
      );
    }
  }
  return describeSession({ tx }, { accountId, activeWorkspaceId: principal.activeWorkspaceId });
};
