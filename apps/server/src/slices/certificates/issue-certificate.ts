import type { CertificateState, MintFailure } from '@propguard/rules/certificates/certificate-states';
import { publish } from '../../events/publish.ts';
import { Failure } from '../../fail.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { ChainError, type ChainReason } from '../../providers/chain/chain-error.ts';
import { anchorCertificate } from './steps/anchor-certificate.ts';
import type { Issuing, Step } from './steps/issuing.ts';
import { logCertificate } from './steps/log-certificate.ts';
import { mintToken } from './steps/mint-token.ts';
import { type CertificateRow, findCertificate, setFailure } from './store.ts';

const STEPS: Record<Exclude<CertificateState, 'minted'>, Step> = {
  pending: logCertificate,
  logged: anchorCertificate,
  anchored: mintToken,
};

const FAILURES: Record<ChainReason, MintFailure> = {
  'insufficient-funds': 'insufficient-funds',
  'wrong-network': 'wrong-network',
  unreachable: 'unreachable',
  'timed-out': 'unreachable',
  rejected: 'rejected',
  reverted: 'reverted',
  nonce: 'other',
  'keys-locked': 'keys-locked',
};

const failureOf = (error: unknown): MintFailure => {
  if (error instanceof ChainError) return FAILURES[error.reason];
  if (error instanceof Failure && error.code === 'KEYS_LOCKED') return 'keys-locked';
  return error instanceof Failure && error.code === 'SAMPLE_ON_PUBLIC_NETWORK' ? 'sample' : 'other';
};

const noteFailure = (
  { transaction, services }: Issuing,
  { id, workspaceId }: CertificateRow,
  error: unknown,
): Promise<void> => {
  services.log.warn({ err: error, certificateId: id }, 'a certificate could not go on');
  return transaction(async (tx) => {
    await setFailure(tx, id, failureOf(error));
    await publish(tx, { workspaceId, subject: 'certificates', id });
  });
};

/** Takes the steps that are left, each in a transaction of its own. A crash at any point is followed by the same steps. */
export const takeSteps = async (issuing: Issuing, id: string): Promise<void> => {
  for (;;) {
    const certificate = await issuing.transaction((tx) => findCertificate(tx, id));
    // Gone with its workspace.
    if (!certificate || certificate.state === 'minted') return;
    try {
      await STEPS[certificate.state](issuing, certificate);
    } catch (error) {
      await noteFailure(issuing, certificate, error);
      throw error;
    }
    await issuing.transaction((tx) =>
      publish(tx, { workspaceId: certificate.workspaceId, subject: 'certificates', id }),
    );
  }
};

export const issueCertificate = async (run: JobRun<{ certificateId: string }>): Promise<JobOutcome> => {
  await takeSteps(run, run.input.certificateId);
  return {};
};
