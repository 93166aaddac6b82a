import type { Person } from '@propguard/protocol/people';
import type { AddressRow, PersonRow } from './store.ts';

export const toPerson = (row: PersonRow, addresses: readonly AddressRow[]): Person => ({
  id: row.id,
  name: row.name,
  language: row.language,
  zone: row.zone,
  state: row.state,
  postcode: row.postcode,
  addresses: addresses
    .filter(({ personId }) => personId === row.id)
    .map(({ id, kind, value, createdAt }) => ({ id, kind, value, createdAt: createdAt.toISOString() })),
  createdAt: row.createdAt.toISOString(),
  forgottenAt: row.forgottenAt?.toISOString() ?? null,
});
