import type { ApiKey } from '@propguard/protocol/api-keys';

/** A key and its secret, which the server tells once. */
export interface MadeKey {
  key: ApiKey;
  secret: string;
}
