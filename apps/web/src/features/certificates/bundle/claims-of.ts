import type { CertificateBundle } from '@propguard/proof/bundle/bundle';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a verified bundle says of a value. Another issuer's may say other things: what is not there is null. */
export function claimsOf({ credential }: CertificateBundle) {
  const { valuation, sampleData, notice } = credential.credentialSubject;
  const { valueAud, asOf } = isObject(valuation) ? valuation : {};
  return {
    valueAud: typeof valueAud === 'number' ? valueAud : null,
    asOf: typeof asOf === 'string' ? asOf : null,
    sampleData: sampleData === true,
    notice: typeof notice === 'string' ? notice : undefined,
  };
}
