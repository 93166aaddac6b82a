import { DRAFT_KEPT_DAYS } from '@propguard/rules/imports/import-limits';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { forgetImport } from './forget-import.ts';
import { findDraftsBefore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Imports that nobody ran go, with what was read of them; also those of files on a disk, which no upload's end takes along. */
export const forgetDrafts = async (run: JobRun<object>): Promise<JobOutcome> => {
  await run.transaction(async (tx) => {
    const drafts = await findDraftsBefore(tx, new Date(Date.now() - DRAFT_KEPT_DAYS * DAY_MS));
    for (const draft of drafts) await forgetImport({ tx }, draft);
    await run.progress(tx, { done: drafts.length, total: drafts.length });
  });
  return {};
};
