import { type AnyProcedure, implement } from '@orpc/server';
import type { Access } from '@propguard/protocol/access';
import { contract } from '@propguard/protocol/contract';
import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { Scope } from '@propguard/rules/workspaces/scopes';
import type { Mode } from '../db/database.ts';
import { fail, planNeeded } from '../fail.ts';
import type { OpenAccount } from './account-scope.ts';
import type { OpenGuest } from './guest-scope.ts';
import { once, onceInSteps, rememberedBy } from './idempotency.ts';
import type { OpenInstallation } from './installation-scope.ts';
import { openAccount } from './open-account.ts';
import { isPassLive, openGuest, shownPass } from './open-guest.ts';
import { openInstallation } from './open-installation.ts';
import { openPage } from './open-page.ts';
import { openPublic } from './open-public.ts';
import { openWorkspace } from './open-workspace.ts';
import type { KeyPrincipal, Principal, SessionPrincipal } from './principal.ts';
import type { RequestContext } from './request.ts';
import type { SessionScope } from './session-scope.ts';
import type { OpenWorkspace } from './workspace-scope.ts';

const base = implement(contract).$context<RequestContext>();

/** A route bound with the wrong guard would be a hole: it answers nobody. */
const expectAccess = <K extends Access['kind']>(access: Access, kind: K): Extract<Access, { kind: K }> => {
  if (access.kind !== kind)
    throw new Error(`The contract asks for '${access.kind}' access, the route is bound as '${kind}'.`);
  return access as Extract<Access, { kind: K }>;
};

const modeOf = (procedure: AnyProcedure): Mode =>
  procedure['~orpc'].route.method === 'GET' ? 'read' : 'write';

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

/** Holds no transaction: shared data are read through the scope, which opens a step for the rest. */
export const publicRoutes = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  expectAccess(access, 'public');
  await context.limit(rate ?? 'normal');
  return next({ context: { scope: openPublic(context.services, context.principal) } });
});

/** The same for whoever is known. */
export const sessionRoutes = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  const { scope: keyScope } = expectAccess(access, 'session');
  const principal = someone(context.principal);
  if (principal.kind === 'key') keyAllows(principal, keyScope);
  await context.limit(rate ?? 'normal');
  const scope: SessionScope = {
    ...openPublic(context.services, context.principal),
    principal,
    openWorkspace: (mode, work) => openWorkspace(context.services, principal, mode, work),
  };
  return next({ context: { principal, scope } });
});

export const accountRoutes = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  expectAccess(access, 'account');
  const principal = signedUp(context.principal);
  await context.limit(rate ?? 'normal');
  const open: OpenAccount = (mode, work) => openAccount(context.services, principal.account.id, mode, work);
  return next({ context: { principal, openAccount: open } });
});

/** For a guest's work that must not hold a transaction all the while. The pass is checked in each step that is opened. */
export const guestSteps = base.use(async ({ context, procedure, next }, input) => {
  const { access: named, rate } = procedure['~orpc'].meta;
  const access = expectAccess(named, 'guest');
  await context.limit(rate ?? 'normal');
  const secret = shownPass(access, context.headers, input);
  const isLive = () => isPassLive(context.services, access, secret);
  const open: OpenGuest = (mode, work) =>
    openGuest(context.services, access, secret, mode, (scope) => {
      context.heldBy({ id: scope.pass.id, isLive });
      return work(scope);
    });
  return next({ context: { openGuest: open } });
});

/** Opens the one transaction of the request as a guest, with what the pass shows, and hands it on as the scope. */
export const guestRoutes = guestSteps.use(({ context, procedure, next }) =>
  context.openGuest(modeOf(procedure), async (scope) => next({ context: { scope } })),
);

/** Opens the one transaction of the request in the workspace of the page that it came to, and hands it on as the scope. */
export const pageRoutes = base.use(async ({ context, procedure, next }, input) => {
  const { access: named, rate } = procedure['~orpc'].meta;
  const access = expectAccess(named, 'page');
  await context.limit(rate ?? 'normal');
  return openPage(context.services, access, input, modeOf(procedure), async (scope) =>
    next({ context: { scope } }),
  );
});

/** For work that must not hold a transaction all the while: reads in one step, works, writes in another. */
export const operatorSteps = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  expectAccess(access, 'operator');
  const principal = signedUp(context.principal);
  if (!principal.operator) throw fail('FORBIDDEN');
  await context.limit(rate ?? 'normal');
  const open: OpenInstallation = (work) => openInstallation(context.services, principal.account.id, work);
  return next({ context: { principal, openInstallation: open } });
});

/** Opens the one transaction of the request as the installation, and hands it on as the scope. */
export const operatorRoutes = operatorSteps.use(({ context, next }) =>
  context.openInstallation(async (scope) => next({ context: { scope } })),
);

/**
 * For work with which the workspace itself goes: no reply could be kept in it, so there is no idempotency key. The role
 * is checked in each step that is opened.
 */
export const workspaceLastSteps = base.use(async ({ context, procedure, next }) => {
  const { access, rate } = procedure['~orpc'].meta;
  const { role, scope: keyScope } = expectAccess(access, 'workspace');
  const principal = someone(context.principal);
  if (principal.kind === 'key') keyAllows(principal, keyScope);
  await context.limit(rate ?? 'normal');
  const open: OpenWorkspace = (mode, work) =>
    openWorkspace(context.services, principal, mode, async (scope) => {
      if (principal.kind === 'session' && !roleAtLeast(scope.role, role)) throw fail('FORBIDDEN');
      return work(scope);
    });
  return next({ context: { openWorkspace: open } });
});

/** For work that must not hold a transaction all the while. */
export const workspaceSteps = workspaceLastSteps.use(async ({ context, procedure, path, next }, input) => {
  const { idempotencyKey: key, openWorkspace: open } = context;
  if (modeOf(procedure) === 'read' || key === null) return next({ context: {} });
  const request = await rememberedBy(key, path.join('.'), input);
  const output = await onceInSteps(open, request, async () => (await next({ context: {} })).output);
  return { output, context: {} };
});

/** Opens the one transaction of the request, checks the role inside it, and hands it on as the scope. */
export const workspaceRoutes = workspaceLastSteps.use(async ({ context, procedure, path, next }, input) => {
  const mode = modeOf(procedure);
  const { idempotencyKey: key } = context;
  const asked = mode === 'read' || key === null ? null : await rememberedBy(key, path.join('.'), input);
  return context.openWorkspace(mode, async (scope) => {
    if (asked === null) return next({ context: { scope } });
    const request = { ...asked, workspaceId: scope.workspaceId };
    const output = await once(scope.tx, request, async () => (await next({ context: { scope } })).output);
    return { output, context: { scope } };
  });
});
