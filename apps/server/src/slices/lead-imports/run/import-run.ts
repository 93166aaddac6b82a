import type { LeadVerdict } from '@propguard/rules/lead-imports/read-lead-row';
import type { JobRun } from '../../../jobs/define-job.ts';
import type { RawRecord } from '../../../tabular/raw-record.ts';

export type ImportRun = Pick<
  JobRun<{ importId: string; accountId: string | null }>,
  'services' | 'jobId' | 'workspaceId' | 'input' | 'signal' | 'transaction' | 'hold' | 'progress'
>;
export type ReadRow = RawRecord & { record: number; verdict: LeadVerdict; twinLine: number | null };
