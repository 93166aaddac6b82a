import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const OneCertificate = z.object({ certificateId: z.uuid() });

/** Takes a certificate from wherever it stands to its token. */
export const issueCertificateJob = defineJob({
  kind: 'issue-certificate',
  input: OneCertificate,
  maxAttempts: 6,
  handler: async () => (await import('./issue-certificate.ts')).issueCertificate,
});

/** Marks the token of a revoked certificate. */
export const revokeOnChainJob = defineJob({
  kind: 'revoke-certificate-on-chain',
  input: OneCertificate,
  maxAttempts: 20,
  handler: async () => (await import('./revoke-on-chain.ts')).revokeOnChain,
});

/** Takes up what a chain that was away has left behind. */
export const finishCertificatesJob = defineJob({
  kind: 'finish-certificates',
  input: z.object({}),
  maxAttempts: 3,
  cron: '*/5 * * * *',
  handler: async () => (await import('./finish-certificates.ts')).finishCertificates,
});

/** Certifies a home of the sample world, for people to try verification on. */
export const makeExampleJob = defineJob({
  kind: 'make-example-certificate',
  input: z.object({}),
  maxAttempts: 5,
  handler: async () => (await import('./example/make-example.ts')).makeExample,
});

export const CERTIFICATE_JOBS = [
  issueCertificateJob,
  revokeOnChainJob,
  finishCertificatesJob,
  makeExampleJob,
];
