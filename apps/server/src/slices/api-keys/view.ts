import { type ApiKey, ScopeName } from '@propguard/protocol/api-keys';
import type { ApiKeyRow } from './store.ts';

export const toApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  start: row.start,
  scopes: ScopeName.array().parse(row.scopes),
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
