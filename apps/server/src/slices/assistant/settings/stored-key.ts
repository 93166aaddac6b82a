import { SEALED_FOR } from '../../../identity/sealed-columns.ts';
import type { Vault } from '../../../identity/vault.ts';

const PURPOSE = SEALED_FOR.assistantKeys;

export const sealKey = (vault: Vault, key: string): Buffer => vault.seal(PURPOSE, Buffer.from(key, 'utf8'));

/** Null where none is stored, and where the installation's secret is no longer the one it was sealed with. */
export const openKey = (vault: Vault, sealed: Buffer | null | undefined): string | null =>
  sealed ? (vault.open(PURPOSE, sealed)?.toString('utf8') ?? null) : null;
