import { randomBytes } from 'node:crypto';
import type { AnyScope } from '../../access/any-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';

const SECRET_BYTES = 32;

/** As Standard Webhooks writes it: its libraries take it as it is. */
export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

export const sealSecret = ({ services }: AnyScope<'vault'>, secret: string): Buffer =>
  services.vault.seal(SEALED_FOR.webhookSecret, Buffer.from(secret, 'utf8'));

export const openSecret = ({ services }: AnyScope<'vault'>, sealed: Buffer): string => {
  const secret = services.vault.open(SEALED_FOR.webhookSecret, sealed);
  if (!secret) throw new Error('The webhook’s secret cannot be opened.');
  return secret.toString('utf8');
};
