import type { CertificateEvidence } from '@propguard/protocol/compliance-reports';
import { FACT_LABELS } from '@propguard/rules/lending/fact-labels';
import type { RuleName } from '@propguard/rules/lending/rule-names';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import type { Verdict } from '@propguard/rules/lending/verdict';

const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;
const aud = (amount: number): string =>
  amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

const FINDINGS: Record<Verdict['rule'], (figure: number, limit: number) => string> = {
  lvr: (figure, limit) => `The LVR is ${percent(figure)}; up to ${percent(limit)} is usual without insurance`,
  dti: (figure, limit) =>
    `Debts are ${figure.toFixed(1)} times income; ${limit} or more counts against the portfolio's share`,
  serviceability: (figure) =>
    `At the assessed rate ${aud(Math.abs(figure))} a month is ${figure < 0 ? 'missing' : 'left'}`,
  'standard-loan': () => 'The loan isn’t a standard loan',
  'risk-weight': (figure) => `The risk weight is ${figure}%`,
  'credit-quality': (figure, limit) =>
    `The loan is ${figure} days past due, of ${limit} that make a default, or its valuation evidence is old`,
  'large-exposure': (figure, limit) =>
    `The exposure is ${percent(figure)} of tier 1 capital; the limit is ${percent(limit)}`,
  'operational-risk': () => 'A notice was late, or the register of providers is overdue',
  'responsible-lending': (_figure, limit) =>
    `Unsuitability was not assessed in the last ${limit} days, or inquiries and verification are not on record`,
  'automated-decisions': () => 'The use of automated decisions is not disclosed',
};

/** Why a verdict is not compliant, with where that is written. */
const reasonFor = ({ rule, figure, limit, paragraph }: Verdict): string =>
  `${FINDINGS[rule](figure ?? 0, limit ?? 0)} (${paragraph}).`;

export const reasonsOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts.filter(({ result }) => result === 'review' || result === 'breach').map(reasonFor);

/** Why an approval waits: a rule that it needs lacks facts, by name. */
export const neededReasons = (verdicts: readonly Verdict[], needed: readonly RuleName[]): string[] =>
  verdicts
    .filter(({ rule }) => needed.includes(rule))
    .map(({ rule, missing }) => {
      const facts = missing.map((fact) => FACT_LABELS[fact].toLowerCase()).join(', ');
      return `${RULE_TITLES[rule]} hasn’t been checked: we still need ${facts}.`;
    });

export const lvrSummary = (
  { lvr, label }: { lvr: { value: number; assumed: boolean }; label: string | null },
  { version, rules }: RuleSet,
): string[] => [
  lvr.assumed
    ? `No loan or no security value was given: we assume ${percent(lvr.value)}, and no verdict uses it.`
    : `The LVR is ${percent(lvr.value)}: ${label}.`,
  `Lenders' mortgage insurance is usual above ${rules.lvr.thresholdsPercent[0]}%. Thresholds are ${rules.lvr.thresholdsPercent.join(', ')}%.`,
  `Assessed with rule set ${version}. Ask your compliance team to confirm the risk weights.`,
];

export const impactAssumptions = [
  'Values fall at once and by the stated share; the loan stays as it is.',
  'Repayments at a higher rate are principal and interest over the repayment term.',
];

/** CPS 230, from the lender's side: what a provider must be able to show. */
const logWords = ({ issued, revoked, log }: CertificateEvidence): string => {
  if (!log) return 'No certificate has been issued yet.';
  const anchored = log.anchor_tx_hash
    ? `, anchored on chain ${log.anchor_chain_id} by transaction ${log.anchor_tx_hash}`
    : '';
  return `${issued} issued to this workspace, ${revoked} revoked, by ${log.issuer}. The log has ${log.size} entries under the root ${log.root_hash}${anchored}.`;
};

export const providerPack = (
  rules: RuleSet['rules']['operationalRisk'],
  certificates: CertificateEvidence,
) => [
  {
    obligation: `Incidents are reported within ${rules.incidentNoticeHours} hours, disruptions outside tolerance within ${rules.toleranceNoticeHours}.`,
    evidence: 'Health of every part at /health/ready and /system; jobs and failures with their times.',
  },
  {
    obligation: `The register of service providers is reviewed every ${rules.registerMonths} months.`,
    evidence: 'Outside services and data sources with their licences at GET /api/installation.',
  },
  {
    obligation: 'You can leave the service and take its data with you.',
    evidence: 'Export of the whole workspace; backup and restore of the installation in one file.',
  },
  {
    obligation: 'Decisions can be traced, and their evidence hasn’t been changed.',
    evidence: 'Audit trail chained by SHA-256: GET /api/audit/verify and GET /api/audit/export.',
  },
  {
    obligation: 'Values that were relied upon can be proved without relying on this service.',
    evidence: `Certificates that verify offline, from GET /api/certificates/{id}/bundle; the log proves itself at GET /api/certificate-log/checkpoint and /consistency. ${logWords(certificates)}`,
  },
];
