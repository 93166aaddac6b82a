import {
  CREDENTIALS_CONTEXT,
  type Credential,
  type JsonObject,
} from '@propguard/proof/credential/credential';
import { signCredential } from '@propguard/proof/credential/sign-credential';
import { STATUS_LIST_BITS } from '@propguard/proof/status/status-list';
import type { Signer } from '../keys/signer.ts';
import type { CertificateRow } from '../store.ts';

/** Lets a verifier that reads JSON-LD accept our own terms. */
const OWN_TERMS_CONTEXT = 'https://www.w3.org/ns/credentials/undefined-terms/v2';

export const statusListUrl = (publicUrl: string, list: number): string =>
  `${publicUrl}/api/certificates/status/${list}`;

type MakeOptions = { signer: Signer; publicUrl: string; logIndex: number; at: Date };

/** The credential of a certificate. Its place in the log is its bit in the status lists. */
export const makeCredential = (
  { id, claims }: Pick<CertificateRow, 'id' | 'claims'>,
  { signer, publicUrl, logIndex, at }: MakeOptions,
): Credential => {
  const statusListCredential = statusListUrl(publicUrl, Math.floor(logIndex / STATUS_LIST_BITS));
  const statusListIndex = String(logIndex % STATUS_LIST_BITS);
  return signCredential(
    {
      '@context': [CREDENTIALS_CONTEXT, OWN_TERMS_CONTEXT],
      id: `urn:uuid:${id}`,
      type: ['VerifiableCredential', 'ValuationCertificate'],
      issuer: signer.issuer,
      validFrom: `${at.toISOString().slice(0, 19)}Z`,
      // JSON it is; a type with named fields is none to the compiler.
      credentialSubject: claims as unknown as JsonObject,
      credentialStatus: {
        id: `${statusListCredential}#${statusListIndex}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex,
        statusListCredential,
      },
    },
    { key: signer.key, verificationMethod: signer.verificationMethod, created: at },
  );
};
