import type { CredentialJson } from '@propguard/protocol/security';

/** Browsers of 2025 and later read and write passkeys as JSON by themselves. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

type Options = Record<string, unknown>;

const asJson = (credential: Credential | null): CredentialJson => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey.');
  return credential.toJSON() as unknown as CredentialJson;
};

export async function makePasskey(options: Options): Promise<CredentialJson> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson(await navigator.credentials.create({ publicKey }));
}

export async function askPasskey(options: Options): Promise<CredentialJson> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson(await navigator.credentials.get({ publicKey }));
}

/** The person closed the browser's own question, or took too long: nothing that we have to explain. */
export const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
