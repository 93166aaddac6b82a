import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const OneCertificate = z.object({ certificateId: z.uuid() });

/** Takes a certificate from wherever it stands to its token. */
export const issueCertificateJob = defineJob({
  kind: 'issue-certificate',
  lane: 'work',
  input: OneCertificate,
  maxAttempts: 6,
  handler: async () => (await import('./issue-certificate.ts')).issueCertificate,
});

/** Marks the token of a revoked certificate. */
export const revokeOnChainJob = defineJob({
  kind: 'revoke-certificate-on-chain',
  lane: 'work',
  input: OneCertificate,
  maxAttempts: 20,
  handler: async () => (await import('./revoke-on-chain.ts')).revokeOnChain,
});

/** Certifies a home of the sample world, for people to try verification on. */
export const makeExampleJob = defineJob({
  kind: 'make-example-certificate',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 5,
  handler: async () => (await import('./example/make-example.ts')).makeExample,
});
