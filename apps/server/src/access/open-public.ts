import type { Context } from '../context.ts';
import { openInstallation } from './open-installation.ts';
import type { Principal } from './principal.ts';
import { referenceOf } from './reference-scope.ts';
import type { PublicScope } from './session-scope.ts';

/** The scope of the public's routes. Whoever does in a tool or a job what anybody may do opens it for nobody. */
export const openPublic = (services: Context, principal: Principal | null): PublicScope => {
  const accountId = principal?.kind === 'session' ? principal.account.id : null;
  return {
    ...referenceOf(services),
    principal,
    openInstallation: (work) => openInstallation(services, accountId, work),
  };
};
