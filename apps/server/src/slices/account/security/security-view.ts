import type { Passkey } from '@propguard/protocol/security';
import type { PasskeyRow } from './security-store.ts';

export const toPasskey = ({ id, name, createdAt, usedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
