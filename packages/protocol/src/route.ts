import { oc } from '@orpc/contract';
import type { GuestPassKind } from '@propguard/rules/guests/pass-kinds';
import type { Role } from '@propguard/rules/workspaces/roles';
import type { Scope } from '@propguard/rules/workspaces/scopes';
import type { PageKind, RouteMeta } from './access.ts';
import { errorsOf } from './errors.ts';

/** A route that names no access is closed to everyone but the operator. */
const base = oc
  .$meta<RouteMeta>({ access: { kind: 'operator' } })
  .errors(errorsOf('VALIDATION_FAILED', 'RATE_LIMITED'));

const guarded = base.errors(errorsOf('UNAUTHENTICATED', 'FORBIDDEN'));

export const publicRoute = base.meta({ access: { kind: 'public' } });
/** Sign-in and the like: anyone may call, few times. */
export const credentialRoute = base.meta({ access: { kind: 'public' }, rate: 'credentials' });
export const sessionRoute = (scope: Scope | null) => guarded.meta({ access: { kind: 'session', scope } });
export const accountRoute = guarded.meta({ access: { kind: 'account' } });
/** A link that people open without a session: the parameter that is named carries a pass of this kind. */
export const linkRoute = (pass: GuestPassKind, parameter: string) =>
  base.meta({ access: { kind: 'guest', pass, parameter } }).errors(errorsOf('LINK_EXPIRED'));
/** What somebody does who carries a pass of this kind with each request, in `Authorization: Guest …`. */
export const passRoute = (pass: GuestPassKind) =>
  base.meta({ access: { kind: 'guest', pass, parameter: null } }).errors(errorsOf('UNAUTHENTICATED'));
/** What strangers do on a page that a workspace has opened: the parameter that is named carries the page's address. */
export const pageRoute = (parameter: string, page: PageKind = 'booking') =>
  base.meta({ access: { kind: 'page', page, parameter } }).errors(errorsOf('NOT_FOUND'));
export const operatorRoute = guarded.meta({ access: { kind: 'operator' } }).errors(errorsOf('STORAGE_FULL'));
/** A route on a workspace's own data. The least role is named; `null` keeps API keys out. */
export const workspaceRoute = (role: Role, scope: Scope | null) =>
  guarded
    .meta({ access: { kind: 'workspace', role, scope } })
    .errors(errorsOf('IDEMPOTENCY_KEY_REUSED', 'STORAGE_FULL'));
