import type { Assessment } from '@propguard/protocol/assessments';
import type { LoanAssessment } from '@propguard/protocol/lending';
import type { Valuation } from '@propguard/protocol/valuations';
import { type AskingPrice, askingPriceWords } from '@propguard/rules/valuation/asking-price';
import { audText, signedAudText, stepAudText } from '../../../lib/aud-text.ts';
import { AskingLine } from '../../../parts/valuation/asking-line.tsx';
import { DistributionCurve } from '../../../parts/valuation/distribution-curve.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Definition, DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';
import { whatIfText } from '../what-if/text.ts';
import { KeyFiguresStrip } from './key-figures-strip.tsx';
import { ModelLine } from './model-line.tsx';
import { ValueProvenance } from './value-provenance.tsx';

interface ValuationCardProps {
  assessment: Assessment;
  /** With the changes that are being tried. */
  valuation: Valuation;
  /** Told of that value. */
  story: string;
  /** With the loan that is being tried. */
  lending: LoanAssessment;
  /** What the seller asks, where the home is for sale. */
  asked?: AskingPrice | null;
}

export function ValuationCard({ assessment, valuation, story, lending, asked = null }: ValuationCardProps) {
  const { valueAud, range80, range90 } = valuation;
  const assessedAud = assessment.valuation.valueAud;
  const movedAud = valueAud !== null && assessedAud !== null ? valueAud - assessedAud : 0;
  return (
    <Card label={text.value} flush foot={<ModelLine valuation={valuation} />}>
      <div className="p-4 md:p-5">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-4">
          <Figure
            size="hero"
            label={text.value}
            value={valueAud === null ? text.noValue : audText(valueAud)}
            provenance={
              <>
                <ValueProvenance valuation={valuation} />
                {movedAud === 0 ? null : <Badge tone="accent">{text.moved(signedAudText(movedAud))}</Badge>}
              </>
            }
          />
          <DefinitionList layout="figures" items={spreadOf(valuation)} className="min-w-64 max-sm:w-full" />
        </div>
        {valueAud === null || range80 === null || range90 === null ? (
          <p className="mt-5 max-w-[60ch] text-13 text-muted">{story}</p>
        ) : (
          <div className="mt-4">
            <DistributionCurve
              label={[
                text.curve(audText(valueAud), audText(range80.lowAud), audText(range80.highAud)),
                ...(asked ? [askingPriceWords(asked, { valueAud, range80 })] : []),
              ].join('. ')}
              value={valueAud}
              range80={[range80.lowAud, range80.highAud]}
              range90={[range90.lowAud, range90.highAud]}
              {...(asked ? { asked: [asked.fromAud, asked.toAud] as const } : {})}
              comparables={valuation.comparables.map(({ adjustedAud }, index) => ({
                number: index + 1,
                value: adjustedAud,
              }))}
              format={audText}
              formatTick={stepAudText}
            />
            {asked ? (
              <AskingLine asked={asked} estimate={{ valueAud, range80 }} naming={text.property.asking} />
            ) : null}
          </div>
        )}
        {valuation.missingFacts.length > 0 ? (
          <p className="mt-3 text-13 text-muted">
            {text.missing(
              valuation.missingFacts.map((name) => whatIfText.facts[name].toLowerCase()).join(', '),
            )}
          </p>
        ) : null}
      </div>
      <KeyFiguresStrip assessment={assessment} valuation={valuation} lending={lending} />
    </Card>
  );
}

const rangeText = (range: Valuation['range80']): string =>
  range === null ? '–' : `${audText(range.lowAud)} – ${audText(range.highAud)}`;

function spreadOf({ range80, range90, fsd, method, evidence }: Valuation): Definition[] {
  const error = evidence.methods.find((one) => one.method === method)?.medianError ?? null;
  return [
    { term: text.range80, detail: rangeText(range80) },
    { term: text.range90, detail: rangeText(range90) },
    { term: text.fsd, detail: fsd === null ? '–' : percentText(fsd, 1) },
    { term: text.method, detail: text.methods[method] },
    { term: text.methodError, detail: error === null ? '–' : percentText(error, 1) },
  ];
}
