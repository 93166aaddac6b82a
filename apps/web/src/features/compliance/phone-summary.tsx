import type { LoanAssessment } from '@propguard/protocol/lending';
import { standingWords } from '@propguard/rules/lending/compliance-summary';
import { ratioText, timesText } from '@propguard/rules/lending/figure-words';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { text } from './text.ts';
import { VERDICTS_ID } from './verdicts-card.tsx';

/** On a phone the verdicts are far below the facts: what changes stays in sight, and leads there. What is assumed is no news. */
export function PhoneSummary({
  assessment: { figures, compliance, verdicts },
}: {
  assessment: LoanAssessment;
}) {
  const toVerdicts = () => document.getElementById(VERDICTS_ID)?.scrollIntoView();
  return (
    <button
      type="button"
      onClick={toVerdicts}
      className="sticky bottom-5.5 col-span-12 mr-18 flex h-touch items-center justify-between gap-2 rounded-2 border border-control bg-raised px-3 text-12 whitespace-nowrap tabular-nums sm:text-13 shadow-lift lg:hidden"
    >
      <span className="font-semibold">{standingWords(compliance, verdicts.length)}</span>
      {figures.lvr.assumed ? null : <span>LVR {ratioText(figures.lvr.value)}</span>}
      {figures.dti.assumed ? null : <span>DTI {timesText(figures.dti.value)}</span>}
      <VisuallyHidden>{text.lending.toVerdicts}</VisuallyHidden>
      <Icon of={ChevronDown} />
    </button>
  );
}
