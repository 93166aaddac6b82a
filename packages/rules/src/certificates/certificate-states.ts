/**
 * The way of a certificate: asked for, in the log, its checkpoint on the chain, its token minted. Each step can be
 * taken again and leads to the same place; only the last is called issued.
 */
export const CERTIFICATE_STATES = ['pending', 'logged', 'anchored', 'minted'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

const isIssued = (state: CertificateState): boolean => state === 'minted';

/** CORE-CHAIN-03: what a person sees of it. */
export type MintingState = 'idle' | 'minting' | 'minted' | 'error';

export const mintingState = (
  certificate: { state: CertificateState; failure: unknown } | null,
): MintingState => {
  if (!certificate) return 'idle';
  if (isIssued(certificate.state)) return 'minted';
  return certificate.failure ? 'error' : 'minting';
};

/** Why a chain did not take it. */
export const MINT_FAILURES = [
  'insufficient-funds',
  'wrong-network',
  'unreachable',
  'reverted',
  'rejected',
  'sample',
  'keys-locked',
  'other',
] as const;
export type MintFailure = (typeof MINT_FAILURES)[number];

/** CORE-CHAIN-07 for an account that cannot pay; every other failure says what it is. */
export const MINT_FAILURE_TEXT: Record<MintFailure, string> = {
  'insufficient-funds': 'Transaction failed: Insufficient gas fee',
  'wrong-network': 'Transaction failed: The chain isn’t the configured network',
  unreachable: 'We can’t reach the chain. Minting carries on by itself when it’s back',
  reverted: 'Transaction failed: The contract refused it',
  rejected: 'Transaction failed: The signature was refused',
  sample: 'This uses sample data, so it can’t be minted on a public network',
  'keys-locked':
    'This installation’s secret doesn’t open its keys. Minting carries on by itself when it does',
  other: 'Transaction failed',
};

export const REVOCATION_REASON_MAX = 300;
