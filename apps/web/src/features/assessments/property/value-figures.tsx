import type { AssessmentSummary } from '@propguard/protocol/assessments';
import { type AskingPrice, askingPriceWords } from '@propguard/rules/valuation/asking-price';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { audText, stepAudText } from '../../../lib/aud-text.ts';
import { AskingLine } from '../../../parts/valuation/asking-line.tsx';
import { DistributionCurve } from '../../../parts/valuation/distribution-curve.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';

interface ValueFiguresProps {
  valuation: AssessmentSummary['valuation'];
  asked: AskingPrice | null;
}

/** The value on its own scale, and what is asked beside it. */
export function ValueFigures({ valuation, asked }: ValueFiguresProps) {
  const { valueAud, range80, range90 } = valuation;
  const confidence = statedConfidence(valuation);
  const verdict = asked && valueAud !== null ? askingPriceWords(asked, { valueAud, range80 }) : null;
  return (
    <>
      <Figure label={text.value} value={valueAud === null ? text.noValue : audText(valueAud)} />
      {valueAud !== null && range80 && range90 ? (
        <DistributionCurve
          label={[
            text.curve(audText(valueAud), audText(range80.lowAud), audText(range80.highAud)),
            ...(verdict ? [verdict] : []),
          ].join('. ')}
          value={valueAud}
          range80={[range80.lowAud, range80.highAud]}
          range90={[range90.lowAud, range90.highAud]}
          {...(asked ? { asked: [asked.fromAud, asked.toAud] as const } : {})}
          format={audText}
          formatTick={stepAudText}
        />
      ) : null}
      {asked && valueAud !== null ? (
        <AskingLine asked={asked} estimate={{ valueAud, range80 }} naming={text.property.asking} />
      ) : null}
      <DefinitionList
        items={[
          {
            term: text.range80,
            detail: range80 ? `${audText(range80.lowAud)} – ${audText(range80.highAud)}` : '–',
          },
          { term: text.confidence, detail: confidence === null ? '–' : percentText(confidence) },
        ]}
      />
    </>
  );
}
