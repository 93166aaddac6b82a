import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { referenceOf } from '../../../access/reference-scope.ts';
import { assessSubject } from '../../assessments/assess-subject.ts';
import { makeReport } from '../../reports/make-report.ts';
import { localityOf, resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

/**
 * Assesses the home anew and makes a report of it. It runs only once approved, in a transaction that may write.
 */
export const report: Tool<'report'> = async ({ scope }, args) => {
  const resolved = await resolveSubject(referenceOf(scope.services), args.address);
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text } = resolved;
  const { row } = await assessSubject(scope, subject);
  const { report_id: reportId } = await makeReport(scope, { assessmentId: row.id });
  return {
    kind: 'found',
    arguments: { ...args, address: text },
    result: { address: text, reportId, assessmentId: row.id },
    sample: row.valuation.sample,
    path: pathTo(PATHS.report, { reportId }),
    subject: { address: text, location: localityOf(subject) },
  };
};
