import { expect, it } from 'vitest';
import type { SessionPrincipal } from './principal.ts';
import { PrincipalCache } from './principal-cache.ts';

const principal = (sessionId: string): SessionPrincipal => ({
  kind: 'session',
  sessionId,
  sessionToken: 'token',
  activeWorkspaceId: null,
  account: { id: 'account', name: 'Alex', email: null, createdAt: new Date(0) },
  visitor: true,
  operator: false,
});

it('keeps an answer for half a minute', () => {
  const cache = new PrincipalCache();
  cache.keep('cookie', principal('a'), cache.changes, 0);
  expect(cache.find('cookie', 29_999)?.kind).toBe('session');
  expect(cache.find('cookie', 30_000)).toBeUndefined();
});

it.each(['a', 'account'])('forgets it when %s changes', (id) => {
  const cache = new PrincipalCache();
  cache.keep('cookie', principal('a'), cache.changes);
  cache.keep(
    'other',
    { kind: 'key', keyId: 'k', workspaceId: 'w', scopes: [], planAllows: true },
    cache.changes,
  );
  cache.forget(id);
  expect(cache.find('cookie')).toBeUndefined();
  expect(cache.find('other')).toBeDefined();
});

it('does not keep an answer that a change has overtaken', () => {
  const cache = new PrincipalCache();
  const before = cache.changes;
  cache.forget('a');
  cache.keep('cookie', principal('a'), before);
  expect(cache.find('cookie')).toBeUndefined();
});

it('keeps nothing under a cookie that was filled up', () => {
  const cache = new PrincipalCache();
  const filledUp = `cookie; ${'x'.repeat(5000)}`;
  cache.keep(filledUp, principal('a'), cache.changes);
  expect(cache.find(filledUp)).toBeUndefined();
});
