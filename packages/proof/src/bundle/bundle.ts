import type { Json } from '../canonical/canonical-json.ts';
import type { Credential } from '../credential/credential.ts';
import type { DidDocument } from '../identity/did-web.ts';

export const BUNDLE_FORMAT = 'propguard-certificate';
export const BUNDLE_VERSION = 1;

/** Where the certificate stands in the log, and the head of the log that says so. */
type LogEvidence = { index: number; size: number; path: string[]; checkpoint: string };
/** The transaction that wrote the checkpoint's root on a chain. */
type AnchorEvidence = {
  chainId: number;
  contract: string;
  transactionHash: string;
  blockNumber: number;
};
type TokenEvidence = { chainId: number; contract: string; tokenId: string; transactionHash: string };

/** Everything needed to check a certificate without asking anybody. */
export type CertificateBundle = {
  format: typeof BUNDLE_FORMAT;
  version: typeof BUNDLE_VERSION;
  credential: Credential;
  /** The issuer's keys as they were; a did:key issuer needs none. */
  issuerDocument: DidDocument | null;
  log: LogEvidence;
  anchor: AnchorEvidence | null;
  token: TokenEvidence | null;
  /** The status list as of when the bundle was made. */
  status: Credential;
  /** Over all of the above: nothing in the file can be changed unseen. */
  seal: { verificationMethod: string; signature: string };
};

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isNullOr = (value: unknown, check: (value: unknown) => boolean): boolean =>
  value === null || check(value);

const isCredential = (value: unknown): boolean =>
  isObject(value) &&
  isTexts(value['@context']) &&
  isTexts(value.type) &&
  isText(value.issuer) &&
  isObject(value.credentialSubject) &&
  isObject(value.proof) &&
  isText(value.proof.verificationMethod) &&
  isText(value.proof.proofValue) &&
  isTexts(value.proof['@context']);

const isLog = (value: unknown): boolean =>
  isObject(value) &&
  isCount(value.index) &&
  isCount(value.size) &&
  isTexts(value.path) &&
  isText(value.checkpoint);

const isOnChain = (value: unknown): value is Record<string, Json> =>
  isObject(value) && isCount(value.chainId) && isText(value.contract) && isText(value.transactionHash);
const isAnchor = (value: unknown): boolean => isOnChain(value) && isCount(value.blockNumber);
const isToken = (value: unknown): boolean => isOnChain(value) && isText(value.tokenId);

const isDocument = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.id) &&
  isTexts(value.assertionMethod) &&
  Array.isArray(value.verificationMethod) &&
  value.verificationMethod.every(
    (method) => isObject(method) && isText(method.id) && isText(method.publicKeyMultibase),
  );

/** The one part that the seal itself does not cover: nothing may be added to it. */
const SEAL_KEYS = ['signature', 'verificationMethod'];
const isSeal = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).toSorted().join() === SEAL_KEYS.join() &&
  isText(value.verificationMethod) &&
  isText(value.signature);

/** Whether the parts that the checks read are there. */
export const isCertificateBundle = (value: unknown): value is CertificateBundle =>
  isObject(value) &&
  value.format === BUNDLE_FORMAT &&
  value.version === BUNDLE_VERSION &&
  isCredential(value.credential) &&
  isNullOr(value.issuerDocument, isDocument) &&
  isLog(value.log) &&
  isNullOr(value.anchor, isAnchor) &&
  isNullOr(value.token, isToken) &&
  isCredential(value.status) &&
  isSeal(value.seal);
