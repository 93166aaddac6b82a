import { implement } from '@orpc/server';
import type { Access } from '@propguard/protocol/access';
import { contract } from '@propguard/protocol/contract';
import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { Scope } from '@propguard/rules/workspaces/scopes';
import { fail, planNeeded } from '../fail.ts';
import { once } from './idempotency.ts';
import { openWorkspace } from './open-workspace.ts';
import type { KeyPrincipal, Principal, SessionPrincipal } from './principal.ts';
import type { RequestContext } from './request.ts';

const base = implement(contract).$context<RequestContext>();

/** A route bound with the wrong guard would be a hole: it answers nobody. */
const expectAccess = <K extends Access['kind']>(access: Access, kind: K): Extract<Access, { kind: K }> => {
  if (access.kind !== kind)
    throw new Error(`The contract asks for '${access.kind}' access, the route is bound as '${kind}'.`);
  return access as Extract<Access, { kind: K }>;
};

const someone = (principal: Principal | null): Principal => {
  if (!principal) throw fail('UNAUTHENTICATED');
  return principal;
};

const person = (principal: Principal | null): SessionPrincipal => {
  const caller = someone(principal);
  if (caller.kind === 'key') throw fail('FORBIDDEN');
  return caller;
};

const signedUp = (principal: Principal | null): SessionPrincipal => {
  const caller = person(principal);
  if (caller.visitor) throw fail('UNAUTHENTICATED');
  return caller;
};

const keyAllows = (key: KeyPrincipal, scope: Scope | null): void => {
  if (scope === null) throw fail('FORBIDDEN');
  if (!key.scopes.includes(scope)) throw fail('KEY_SCOPE_MISSING');
  if (!key.planAllows) throw planNeeded();
};

export const publicRoutes = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  expectAccess(access, 'public');
  await context.limit(rate ?? 'normal');
  return next();
});

export const sessionRoutes = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  const { scope } = expectAccess(access, 'session');
  const principal = someone(context.principal);
  if (principal.kind === 'key') keyAllows(principal, scope);
  await context.limit(rate ?? 'normal');
  return next({ context: { principal } });
});

export const accountRoutes = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  expectAccess(access, 'account');
  const principal = signedUp(context.principal);
  await context.limit(rate ?? 'normal');
  return next({ context: { principal } });
});

export const operatorRoutes = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  expectAccess(access, 'operator');
  const principal = signedUp(context.principal);
  if (!principal.operator) throw fail('FORBIDDEN');
  await context.limit(rate ?? 'normal');
  return next({ context: { principal } });
});

/** Opens the one transaction of the request, checks the role inside it, and hands it on as the scope. */
export const workspaceRoutes = base.use(async ({ context, procedure, path, next }, input) => {
  const { access, rate } = procedure['~orpc'].meta;
  const { role, scope: keyScope } = expectAccess(access, 'workspace');
  const principal = someone(context.principal);
  if (principal.kind === 'key') keyAllows(principal, keyScope);
  await context.limit(rate ?? 'normal');
  const mode = procedure['~orpc'].route.method === 'GET' ? 'read' : 'write';
  return openWorkspace(context.services, principal, mode, async (scope) => {
    if (principal.kind === 'session' && !roleAtLeast(scope.role, role)) throw fail('FORBIDDEN');
    if (mode === 'read' || context.idempotencyKey === null) return next({ context: { scope } });
    const request = {
      workspaceId: scope.workspaceId,
      key: context.idempotencyKey,
      route: path.join('.'),
      input,
    };
    const output = await once(scope.tx, request, async () => (await next({ context: { scope } })).output);
    return { output, context: { scope } };
  });
});
