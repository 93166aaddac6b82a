import type { Assessment } from '@propguard/protocol/assessments';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope, WorkspaceSteps } from '../../access/workspace-scope.ts';
import type { Context } from '../../context.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { getAssessment } from '../assessments/get-assessment.ts';
import { chainOf } from '../audit/chain.ts';
import { startAudit } from '../audit/start-audit.ts';
import { certifyModel } from './claims/certify-model.ts';
import { makeClaims } from './claims/make-claims.ts';
import { issueCertificateJob } from './jobs.ts';
import { demandNetwork } from './network.ts';
import { findOfAssessment, insertCertificate, type OwnCertificateRow, setFailure } from './store.ts';

const claimsOf = async (services: Context, assessment: Assessment) => {
  const made = makeClaims(assessment, await certifyModel(referenceOf(services), assessment));
  if (!made)
    throw invalid({
      field: 'assessmentId',
      message: 'This assessment has no value, so there’s nothing to certify.',
    });
  return made;
};

/** A certificate that is there already has been judged. */
const isNewOfSampleData = async (scope: WorkspaceScope, assessmentId: string): Promise<boolean> => {
  const { services, tx, workspaceId } = scope;
  const assessment = await getAssessment(scope, assessmentId);
  if (await findOfAssessment(tx, { workspaceId, assessmentId })) return false;
  return (await claimsOf(services, assessment)).claims.sampleData;
};

const writeCertificate = async (scope: WorkspaceScope, assessment: Assessment): Promise<string | null> => {
  const { services, tx, workspaceId, accountId } = scope;
  const made = await claimsOf(services, assessment);
  return insertCertificate(tx, {
    workspaceId,
    assessmentId: assessment.id,
    address: made.address,
    claims: made.claims,
    disclosures: made.disclosures,
    createdBy: accountId,
  });
};

const startIssuing = async (scope: WorkspaceScope, id: string): Promise<void> => {
  const { services, tx, workspaceId, accountId } = scope;
  await enqueue(services.queue, tx, issueCertificateJob, {
    workspaceId,
    accountId,
    input: { certificateId: id },
  });
  await publish(tx, { workspaceId, subject: 'certificates', id });
};

/** There is one: asking again finds it, and gives one that is stuck another push. */
const findOrWrite = async (scope: WorkspaceScope, assessmentId: string): Promise<OwnCertificateRow> => {
  const { tx, workspaceId } = scope;
  const assessment = await getAssessment(scope, assessmentId);
  const known = await findOfAssessment(tx, { workspaceId, assessmentId });
  if (known?.state === 'minted') return known;
  const written = known ? null : await writeCertificate(scope, assessment);
  // Two at once: the other one's row was met at the unique index, once it was committed.
  const certificate = await findOfAssessment(tx, { workspaceId, assessmentId });
  if (!certificate) throw fail('CONFLICT');
  if (written) {
    await startAudit({ tx }, chainOf(scope), {
      action: 'issue-certificate',
      subject: { kind: 'certificate', id: written },
      details: certificate.address,
      inputs: { assessmentId, claims: certificate.claims },
      entryId: written,
    });
  }
  if (!written && known?.failure === null) return certificate;
  await setFailure(tx, certificate.id, null);
  await startIssuing(scope, certificate.id);
  return { ...certificate, failure: null };
};

/**
 * Asks for the certificate of a stored assessment. The chain is asked between two steps whether it may be. Everything
 * after the second is done by a job that can be taken up again at any step.
 */
export const requestCertificate = async (
  { services, openWorkspace: open }: WorkspaceSteps,
  assessmentId: string,
): Promise<OwnCertificateRow> => {
  const isOfSampleData = await open('read', (scope) => isNewOfSampleData(scope, assessmentId));
  if (isOfSampleData && (await demandNetwork(referenceOf(services))).isPublic)
    throw fail('SAMPLE_ON_PUBLIC_NETWORK');
  return open('write', (scope) => findOrWrite(scope, assessmentId));
};
