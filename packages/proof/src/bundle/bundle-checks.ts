/** In the order in which they are made: each rests on those before it. */
export const BUNDLE_CHECKS = [
  'canonical-form',
  'shape',
  'issuer-key',
  'seal',
  'credential-signature',
  'checkpoint-signature',
  'log-inclusion',
  'status-signature',
  'not-revoked',
] as const;
export type BundleCheck = (typeof BUNDLE_CHECKS)[number];
