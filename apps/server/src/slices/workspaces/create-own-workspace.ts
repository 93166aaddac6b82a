import { createHash, randomUUID } from 'node:crypto';
import type { Session } from '@propguard/protocol/account';
import { WORKSPACES_PER_ACCOUNT } from '@propguard/rules/workspaces/limits';
import type { AccountScope } from '../../access/account-scope.ts';
import { createWorkspace } from '../../access/create-workspace.ts';
import { demandRoom } from '../../access/demand-room.ts';
import { lockAccount } from '../../access/membership.ts';
import { enterWorkspace } from '../../db/database.ts';
import { describeSession } from '../account/describe-session.ts';
import { countOwned, findWorkspace, setActiveWorkspace } from './store.ts';

/** No workspace is there yet to keep a reply in: the key itself, with whose it is, gives the new one its id. */
const idFor = (accountId: string, idempotencyKey: string | null): string => {
  if (idempotencyKey === null) return randomUUID();
  const hex = createHash('sha256').update(`${accountId}\0${idempotencyKey}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

type Wanted = { name: string; sessionId: string; idempotencyKey: string | null };

export const createOwnWorkspace = async (
  { tx, accountId }: AccountScope,
  { name, sessionId, idempotencyKey }: Wanted,
): Promise<Session> => {
  const id = idFor(accountId, idempotencyKey);
  await enterWorkspace(tx, id);
  await lockAccount(tx, accountId);
  if (!(await findWorkspace(tx, id))) {
    await demandRoom(tx, {
      of: 'workspaces',
      owner: accountId,
      most: WORKSPACES_PER_ACCOUNT,
      field: 'name',
      text: `You own ${WORKSPACES_PER_ACCOUNT} workspaces already. Delete one, or leave it to somebody else.`,
      count: () => countOwned(tx, accountId),
    });
    await createWorkspace(tx, { accountId, visitor: false, name, id });
  }
  await setActiveWorkspace(tx, sessionId, id);
  return describeSession({ tx }, { accountId, activeWorkspaceId: id });
};
