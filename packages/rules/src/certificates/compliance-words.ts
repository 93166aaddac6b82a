import {
  type ComplianceReason,
  type ComplianceStanding,
  standingOf,
  standingWords,
} from '../lending/compliance-summary.ts';
import { reasonWords } from '../lending/reason-words.ts';

type CertifiedCompliance = {
  ruleSet: string;
  status: 'APPROVED' | 'REVIEW';
  checked?:
    | { rules: number; assessable: number; compliant: number; reasons: readonly ComplianceReason[] }
    | undefined;
};

/** As it can be said of a certificate: those of before say a status, and not what it rests on. */
export const certifiedCompliance = ({
  ruleSet,
  status,
  checked,
}: CertifiedCompliance): { standing: ComplianceStanding; words: string; reasons: string[] } => {
  if (!checked)
    return {
      standing: status === 'APPROVED' ? 'approved' : 'unchecked',
      words: `${status} (${ruleSet})`,
      reasons: status === 'APPROVED' ? [] : ['It doesn’t say how many rules were checked'],
    };
  const summary = { status, ...checked };
  return {
    standing: standingOf(summary),
    words: `${standingWords(summary, checked.rules)} (${ruleSet})`,
    reasons: checked.reasons.map(reasonWords),
  };
};

/** All of it in one line. */
export const complianceLine = (compliance: CertifiedCompliance): string => {
  const { words, reasons } = certifiedCompliance(compliance);
  return [words, ...(reasons.length > 0 ? [reasons.join('; ')] : [])].join(': ');
};
