import type { Session } from '@propguard/protocol/account';
import type { Role } from '@propguard/rules/workspaces/roles';

/** Somebody who is signed in, with this role in a workspace of the tests. */
export const sessionAs = (role: Role, changes: Partial<Session> = {}): Session => ({
  visitor: false,
  operator: false,
  account: {
    id: '019a0000-0000-7000-8000-000000000001',
    name: 'Ada Rowe',
    email: 'ada@example.com',
    emailVerified: true,
    kind: null,
    createdAt: '2026-01-05T00:00:00Z',
  },
  workspace: {
    id: '019a0000-0000-7000-8000-000000000002',
    name: 'Rowe Lending',
    role,
    timeZone: 'Australia/Brisbane',
  },
  ...changes,
});
