import webPush from 'web-push';
import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { findKeys, keepFirstKeys } from './push-store.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** By which push services know this installation: made once, when first asked for, the same on every node. */
export const pushKeysOf = ({ services }: AnyScope<'database' | 'vault'>): Promise<PushKeys> =>
  openUnattended(services.database, null, async (tx) => {
    const known = await findKeys(tx);
    if (!known) {
      const made = webPush.generateVAPIDKeys();
      const sealedPrivateKey = services.vault.seal(SEALED_FOR.pushKey, Buffer.from(made.privateKey, 'utf8'));
      await keepFirstKeys(tx, { publicKey: made.publicKey, sealedPrivateKey });
    }
    const kept = known ?? (await findKeys(tx));
    const opened = kept && services.vault.open(SEALED_FOR.pushKey, kept.sealedPrivateKey);
    if (!kept || !opened) throw new Error('The key for push messages cannot be opened.');
    return { publicKey: kept.publicKey, privateKey: opened.toString('utf8') };
  });
