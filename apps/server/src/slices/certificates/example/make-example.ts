import { referenceOf } from '../../../access/reference-scope.ts';
import type { JobOutcome, JobRun } from '../../../jobs/define-job.ts';
import { certifyModel } from '../claims/certify-model.ts';
import { makeClaims } from '../claims/make-claims.ts';
import { demandChain } from '../demand-chain.ts';
import { takeSteps } from '../issue-certificate.ts';
import { findExample, insertCertificate } from '../store.ts';
import { assessSampleHome } from './sample-home.ts';

const writeExample = async ({ services, transaction }: JobRun<object>): Promise<void> => {
  const home = await assessSampleHome(referenceOf(services));
  const made = home && makeClaims(home, await certifyModel(referenceOf(services), home));
  if (!made) throw new Error('There is no home of the sample world to certify.');
  await transaction((tx) => insertCertificate(tx, { workspaceId: null, assessmentId: null, ...made }));
};

/** Begun by whoever first asks for it; taken up again where it stopped. */
export const makeExample = async (run: JobRun<object>): Promise<JobOutcome> => {
  if ((await demandChain(run).network()).isPublic)
    throw new Error('Sample data isn’t minted on a public network.');
  if (!(await run.transaction(findExample))) await writeExample(run);
  const example = await run.transaction(findExample);
  if (example) await takeSteps(run, example.id);
  return {};
};
