import type { SignInService, SignInServiceChange } from '@propguard/protocol/organisations';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { SIGN_IN_SERVICES_MAX } from '@propguard/rules/workspaces/limits';
import type { AnyScope } from '../../access/any-scope.ts';
import { demandRoom } from '../../access/demand-room.ts';
import type { InstallationScope, OpenInstallation } from '../../access/installation-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { type OpenIdService, probeService } from '../../providers/sign-in/open-id.ts';
import {
  countServices,
  deleteService,
  findService,
  findServices,
  insertService,
  type ServiceRow,
  updateService,
} from './store.ts';

type Steps = AnyScope & { openInstallation: OpenInstallation };

const redirectUri = ({ services }: AnyScope): string =>
  `${services.config.http.publicUrl}${pathTo(PATHS.organisationSignIn, {})}`;

const toService = (scope: AnyScope, { id, name, issuer, clientId, domains }: ServiceRow): SignInService => ({
  id,
  name,
  issuer,
  clientId,
  domains,
  redirectUri: redirectUri(scope),
});

/** As the library wants it, with the secret opened. */
export const openIdOf = (scope: AnyScope, { issuer, clientId, sealedSecret }: ServiceRow): OpenIdService => {
  const secret = scope.services.vault.open(SEALED_FOR.signInService, sealedSecret);
  if (!secret) throw fail('KEYS_LOCKED');
  return {
    issuer,
    clientId,
    secret: secret.toString('utf8'),
    redirectUri: redirectUri(scope),
    mayBePrivate: scope.services.config.outsideServices.mayBePrivate,
  };
};

export const listServices = async (scope: InstallationScope): Promise<{ items: SignInService[] }> => ({
  items: (await findServices(scope.tx)).map((row) => toService(scope, row)),
});

/** The service is asked first, outside of any transaction: what is none is not kept. */
const demandService = async (scope: AnyScope, { issuer, clientId }: SignInServiceChange): Promise<void> => {
  const { mayBePrivate } = scope.services.config.outsideServices;
  if (!mayBePrivate && !issuer.startsWith('https:'))
    throw invalid({ field: 'issuer', message: 'Enter an address that starts with https://.' });
  await probeService({ issuer, clientId, secret: '-', redirectUri: redirectUri(scope), mayBePrivate }).catch(
    (error: Error) => {
      scope.services.log.info({ err: error }, 'a sign-in service was not taken');
      throw invalid({
        field: 'issuer',
        message: 'No OpenID Connect service answers there. Check the address.',
      });
    },
  );
};

const sealed = ({ services }: AnyScope, secret: string): Buffer =>
  services.vault.seal(SEALED_FOR.signInService, Buffer.from(secret, 'utf8'));

const noSecret = () => invalid({ field: 'secret', message: 'Enter the client secret.' });

export const addService = async (scope: Steps, change: SignInServiceChange): Promise<SignInService> => {
  const { secret, ...rest } = change;
  if (secret === undefined) throw noSecret();
  await demandService(scope, change);
  return scope.openInstallation(async ({ tx }) => {
    await demandRoom(tx, {
      of: 'sign-in services',
      owner: 'the installation',
      most: SIGN_IN_SERVICES_MAX,
      count: () => countServices(tx),
    });
    return toService(scope, await insertService(tx, { ...rest, sealedSecret: sealed(scope, secret) }));
  });
};

/** The secret stays where it is left out, but never for another service than the one it was given for. */
export const changeService = async (
  scope: Steps,
  { id, ...change }: SignInServiceChange & { id: string },
): Promise<SignInService> => {
  const { secret, ...rest } = change;
  const before = await scope.openInstallation(({ tx }) => findService(tx, id));
  if (!before) throw fail('NOT_FOUND');
  const isSame = before.issuer === rest.issuer && before.clientId === rest.clientId;
  if (secret === undefined && !isSame) throw noSecret();
  await demandService(scope, change);
  return scope.openInstallation(async ({ tx }) => {
    const sealedSecret = secret === undefined ? before.sealedSecret : sealed(scope, secret);
    const row = await updateService(tx, id, { ...rest, sealedSecret });
    if (!row) throw fail('NOT_FOUND');
    return toService(scope, row);
  });
};

export const removeService = async ({ tx }: InstallationScope, id: string): Promise<{ done: true }> => {
  if (!(await deleteService(tx, id))) throw fail('NOT_FOUND');
  return { done: true };
};
