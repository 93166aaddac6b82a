import { expect, it } from 'vitest';
import type { Principal } from '../../access/principal.ts';
import { callersOf } from './callers-of.ts';

const asked = { address: '2001:db8::1', path: '/api/session', authorization: undefined, principal: null };
const namesOf = (change: Partial<Parameters<typeof callersOf>[0]>): string[] =>
  callersOf({ ...asked, ...change }).map(({ name }) => name);
const STRANGER = ['address 2001:db8:0:0::/64', 'stranger 2001:db8:0:0::/64'];
const PASS = 'x'.repeat(43);
const KEY: Principal = { kind: 'key', keyId: 'k', workspaceId: 'w', scopes: [], planAllows: true };

it('is the network of the address for whoever is not known', () => {
  expect(namesOf({})).toEqual(STRANGER);
});

it('is the pass as well, in the path or in the header', () => {
  const both = ['address 2001:db8:0:0::/64', `pass ${PASS}`, 'stranger 2001:db8:0:0::/64'];
  expect(namesOf({ path: `/api/shared/reports/${PASS}/download?format=pdf` })).toEqual(both);
  expect(namesOf({ path: `/api/shared/reports/${PASS}` })).toEqual(both);
  expect(namesOf({ authorization: `Guest ${PASS}` })).toEqual(both);
  expect(namesOf({ authorization: `Bearer ${PASS}` })).toEqual(STRANGER);
});

it('is the account or the key, and its workspace', () => {
  expect(namesOf({ principal: KEY })).toEqual(['address 2001:db8:0:0::/64', 'key k', 'workspace w']);
  const principal: Principal = {
    kind: 'session',
    sessionId: 's',
    sessionToken: 't',
    activeWorkspaceId: null,
    account: { id: 'a', name: 'A', email: null, createdAt: new Date(0) },
    visitor: true,
    operator: false,
  };
  expect(namesOf({ principal })).toEqual(['address 2001:db8:0:0::/64', 'session a']);
  expect(namesOf({ principal: { ...principal, activeWorkspaceId: 'w' } })).toContain('workspace w');
});

it('leaves places to others, whoever it is', () => {
  for (const { share } of callersOf({ ...asked, principal: KEY })) expect(share).toBeLessThanOrEqual(0.25);
});
