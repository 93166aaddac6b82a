import type { Session } from '@propguard/protocol/account';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'http://localhost' } }));

const { meets, replaceSession, sessionQuery } = await import('./session.ts');

const id = '00000000-0000-4000-8000-000000000000';
const visitor: Session = {
  visitor: true,
  account: {
    id,
    name: 'Visitor',
    email: null,
    emailVerified: false,
    kind: null,
    createdAt: '2026-11-15T00:00:00Z',
  },
  operator: false,
  workspace: null,
};
const agent: Session = {
  ...visitor,
  visitor: false,
  workspace: { id, name: 'Harbour', role: 'agent', timeZone: 'Australia/Sydney' },
};

describe('meets', () => {
  it.each([
    ['anyone', null, true],
    ['account', null, false],
    ['account', visitor, false],
    ['account', agent, true],
    ['viewer', visitor, false],
    ['agent', agent, true],
    ['admin', agent, false],
    ['operator', agent, false],
    ['operator', { ...agent, operator: true }, true],
  ] as const)('%s of %o is %s', (requirement, session, expected) => {
    expect(meets(requirement, session)).toBe(expected);
  });
});

describe('replaceSession', () => {
  it('leaves nothing of the earlier session behind', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(sessionQuery().queryKey, { session: agent });
    queryClient.setQueryData(['members'], ['Nadia']);
    await replaceSession(queryClient, null);
    expect(queryClient.getQueryData(sessionQuery().queryKey)).toEqual({ session: null });
    expect(queryClient.getQueryData(['members'])).toBeUndefined();
  });
});
