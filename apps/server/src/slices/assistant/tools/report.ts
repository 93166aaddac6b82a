import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import { fail } from '../../../fail.ts';
import { assessSubject } from '../../assessments/assess-subject.ts';
import { makeReport } from '../../reports/make-report.ts';
import { localityOf, resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

/**
 * Assesses the home anew and makes a report of it. It runs only once approved, in a transaction that may write, and
 * asks for what the report's own route asks for; a key, which has scopes and no role, goes there.
 */
export const report: Tool = async ({ scope }, args) => {
  if (scope.accountId === null || !roleAtLeast(scope.role, 'agent')) throw fail('FORBIDDEN');
  const resolved = await resolveSubject(scope.services, String(args.address));
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
    path: `/report/${reportId}`,
    subject: { address: text, location: localityOf(subject) },
  };
};
