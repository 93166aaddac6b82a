import { randomBytes } from 'node:crypto';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { OPERATOR_TOKEN_VALID_DAYS } from '@propguard/rules/workspaces/limits';
import type { AnyScope } from '../../access/any-scope.ts';
import { hashSecret } from '../../access/authenticate.ts';
import { addToken, isOperated } from './operator-store.ts';

const TOKEN_BYTES = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** While nobody operates the installation, whoever reads the terminal can: a token of each start, kept as its hash. */
export const printOperatorToken = async ({ services }: AnyScope): Promise<void> => {
  const { config, database, say } = services;
  if (config.operator.email !== null) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const isPrinted = await database.inWorkspace(
    { workspaceId: null, accountId: null },
    'write',
    async (tx) => {
      if (await isOperated(tx)) return false;
      await addToken(tx, hashSecret(token), new Date(Date.now() + OPERATOR_TOKEN_VALID_DAYS * DAY_MS));
      return true;
    },
  );
  // Behind the #, which no server and no log of one is told.
  if (isPrinted)
    say(
      `Nobody operates this installation yet. Sign up, then become its operator: ${config.http.publicUrl}${pathTo(PATHS.operatorClaim, {})}#${token}`,
    );
};
