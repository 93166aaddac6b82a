import { randomBytes } from 'node:crypto';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { OPERATOR_TOKEN_VALID_DAYS } from '@propguard/rules/workspaces/limits';
import { hashSecret } from '../../access/authenticate.ts';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { addToken, isOperated } from './operator-store.ts';

const TOKEN_BYTES = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** While nobody operates the installation, whoever reads the terminal can: a token of each start, kept as its hash. */
export const printOperatorToken = async ({ services, tx }: InstallationScope): Promise<void> => {
  const { config, say } = services;
  if (config.operator.email !== null || (await isOperated(tx))) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await addToken(tx, hashSecret(token), new Date(Date.now() + OPERATOR_TOKEN_VALID_DAYS * DAY_MS));
  // Behind the #, which no server and no log of one is told.
  const link = `${config.http.publicUrl}${pathTo(PATHS.operatorClaim, {})}#${token}`;
  say(`Nobody operates this installation yet. Sign up, then become its operator: ${link}`);
};
