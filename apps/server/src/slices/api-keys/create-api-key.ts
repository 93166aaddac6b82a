import { randomBytes } from 'node:crypto';
import type { ApiKey, NewApiKey } from '@propguard/protocol/api-keys';
import { API_KEYS_PER_WORKSPACE } from '@propguard/rules/workspaces/limits';
import type * as z from 'zod';
import { API_KEY_PREFIX, hashSecret } from '../../access/authenticate.ts';
import { demandRoom } from '../../access/demand-room.ts';
import { mayUseApi } from '../../access/workspace-plan.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { planNeeded } from '../../fail.ts';
import { demandAccount } from '../workspaces/demand-account.ts';
import { countApiKeys, findApiKey, insertApiKey } from './store.ts';
import { toApiKey } from './view.ts';

const SECRET_BYTES = 32;
/** The prefix and six characters: enough to tell keys apart, far too little to guess the rest. */
const START_LENGTH = API_KEY_PREFIX.length + 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The secret is in this reply and nowhere else: only its hash is kept. */
export const createApiKey = async (
  scope: WorkspaceScope,
  { name, scopes, expiresInDays }: z.infer<typeof NewApiKey>,
): Promise<{ key: ApiKey; secret: string }> => {
  const { services, tx, workspaceId, accountId } = scope;
  await demandAccount(scope);
  if (!(await mayUseApi(services, tx, workspaceId))) throw planNeeded();
  await demandRoom(tx, {
    of: 'API keys',
    owner: workspaceId,
    most: API_KEYS_PER_WORKSPACE,
    count: () => countApiKeys(tx, workspaceId),
  });
  const secret = `${API_KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const id = await insertApiKey(tx, {
    workspaceId,
    name,
    start: secret.slice(0, START_LENGTH),
    keyHash: hashSecret(secret),
    scopes: [...new Set(scopes)],
    createdBy: accountId,
    expiresAt: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * DAY_MS),
  });
  await publish(tx, { workspaceId, subject: 'apiKeys', id });
  const row = await findApiKey(tx, { workspaceId, id });
  if (!row) throw new Error('The key was written but is not there.');
  return { key: toApiKey(row), secret };
};
