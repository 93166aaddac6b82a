import { type AnyProcedure, call } from '@orpc/server';
import { contractRoutes } from '@propguard/protocol/contract-routes';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import * as guards from './guards.ts';
import type { SessionPrincipal } from './principal.ts';
import type { RequestContext } from './request.ts';

/** May call whatever a person may. */
const operator: SessionPrincipal = {
  kind: 'session',
  sessionId: 'session',
  sessionToken: 'token',
  activeWorkspaceId: null,
  account: { id: 'account', name: 'Olga', email: 'olga@example.com', createdAt: new Date(0) },
  visitor: false,
  operator: true,
};

const request: RequestContext = {
  services: {} as Context,
  principal: operator,
  headers: new Headers({ authorization: `Guest ${'p'.repeat(43)}` }),
  address: '127.0.0.1',
  requestId: 'request',
  idempotencyKey: null,
  gone: () => new AbortController().signal,
  setCookies: () => undefined,
  holdStream: () => undefined,
  heldBy: () => undefined,
  limit: async () => undefined,
};

const bind = (guard: object, name: string): AnyProcedure => {
  const route = name.split('.').reduce<unknown>((node, part) => Reflect.get(node as object, part), guard);
  return (route as { handler: (answer: () => string) => AnyProcedure }).handler(() => 'answered');
};

const routes = contractRoutes();
const KINDS = [...new Set(routes.map(({ meta }) => meta.access.kind))];
const kindOf = (guard: string): string => guard.replace(/(Routes|(Last)?Steps)$/, '');

it('there is a guard for every kind of access', () => {
  expect(new Set(Object.keys(guards).map(kindOf))).toEqual(new Set(KINDS));
});

describe.each(Object.entries(guards))('%s', (name, guard) => {
  it.each(KINDS.filter((kind) => kind !== kindOf(name)))(
    'answers nobody where the contract asks for %s access',
    async (kind) => {
      const route = routes.find(({ meta }) => meta.access.kind === kind)?.name ?? '';
      await expect(call(bind(guard, route), {}, { context: request })).rejects.toThrow(
        `The contract asks for '${kind}' access, the route is bound as '${kindOf(name)}'.`,
      );
    },
  );
});
