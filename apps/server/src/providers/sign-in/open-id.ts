import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

const TIMEOUT_SECONDS = 10;

/** It did not answer, or with something else than OpenID Connect. The message is for the log and the operator. */
export class SignInServiceError extends Error {}

export type OpenIdService = {
  issuer: string;
  clientId: string;
  secret: string;
  redirectUri: string;
  /** For one in our own network, without TLS. */
  mayBePrivate: boolean;
};

/** What the way back is held to. */
export type SignInChecks = { state: string; nonce: string; verifier: string };

export type OpenIdPerson = { subject: string; email: string; isEmailVerified: boolean; name: string };

const speak = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw new SignInServiceError(error instanceof Error ? error.message : 'no answer', { cause: error });
  }
};

const open = ({ issuer, clientId, secret, mayBePrivate }: OpenIdService): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, ClientSecretPost(secret), {
    timeout: TIMEOUT_SECONDS,
    execute: mayBePrivate ? [allowInsecureRequests] : [],
  });

/** Whether there is an OpenID Connect service at all. */
export const probeService = (service: OpenIdService): Promise<void> =>
  speak(async () => {
    const { authorization_endpoint, token_endpoint } = (await open(service)).serverMetadata();
    if (!authorization_endpoint || !token_endpoint) throw new Error('it names no address to sign in at');
  });

export const beginSignIn = (service: OpenIdService): Promise<{ url: string; checks: SignInChecks }> =>
  speak(async () => {
    const config = await open(service);
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const url = buildAuthorizationUrl(config, {
      redirect_uri: service.redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Takes what they came back with, and asks the service who they are. */
export const finishSignIn = (
  service: OpenIdService,
  { state, nonce, verifier }: SignInChecks,
  query: string,
): Promise<OpenIdPerson> =>
  speak(async () => {
    const config = await open(service);
    const back = new URL(service.redirectUri);
    back.search = query;
    const tokens = await authorizationCodeGrant(config, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('it gave no identity');
    // Many services name the address only to who asks for it.
    const said = claims.email ? claims : await fetchUserInfo(config, tokens.access_token, claims.sub);
    const email = textOf(said.email).trim().toLowerCase();
    return {
      subject: claims.sub,
      email,
      isEmailVerified: said.email_verified === true,
      name: textOf(said.name) || email,
    };
  });
