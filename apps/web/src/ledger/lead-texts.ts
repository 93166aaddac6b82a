import { type LedgerTexts, row } from './ledger-row.ts';

const LEADS = 'features/leads/text.ts';
const SCORING = 'features/lead-scoring/text.ts';
const FLOW = 'packages/rules/src/qualification/flow.ts';
const ANSWERS = 'packages/rules/src/qualification/answers.ts';

/** The lead dashboard, scoring and qualification, in the words of the specification. */
export const LEAD_TEXTS: readonly LedgerTexts[] = [
  row('OPS-LEAD-02', LEADS, 'Total Leads'),
  row('OPS-LEAD-03', LEADS, 'Qualified Leads'),
  row('OPS-LEAD-04', LEADS, 'Pipeline Value'),
  row('OPS-LEAD-05', LEADS, 'New This Week'),
  row('OPS-LEAD-06', LEADS, 'Overview', 'All Leads', 'Analytics', 'Automation'),
  row('OPS-LEAD-08', LEADS, 'Export', 'Add Lead'),
  row('OPS-LEAD-11', LEADS, 'Auto-qualification', 'Follow-up sequences', 'Lead scoring', 'CRM sync'),
  row('OPS-LEAD-14', LEADS, 'Contact Lead'),
  row('OPS-LEAD-15', LEADS, 'Schedule Meeting'),
  row('OPS-LEAD-16', LEADS, 'Update Status'),
  row('OPS-QUAL-05', ANSWERS, 'Immediately', 'Next 3 months', '3-6 months', '6+ months'),
  row('OPS-QUAL-06', ANSWERS, 'Cash buyer', 'Pre-approved', 'Pre-qualified', 'Needs help'),
  row('OPS-QUAL-08', FLOW, 'under $500K', '$500K-$1M', '$1M-$2M', '$2M+'),
  row('OPS-QUAL-09', FLOW, 'Under 500K', '500K to 1M', '1M to 2M', 'Over 2M'),
  row('LEADS-SCORE-01', SCORING, 'Overview', 'Leads', 'Lead Details', 'Scoring Model'),
  row('LEADS-SCORE-04', SCORING, 'Unassigned'),
];
