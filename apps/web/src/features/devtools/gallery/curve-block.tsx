import { Check, Droplet } from 'lucide-react';
import { audText } from '../../../lib/aud-text.ts';
import { Provenance } from '../../../parts/provenance/provenance.tsx';
import { DistributionCurve } from '../../../parts/valuation/distribution-curve.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { text } from '../text.ts';
import { Block } from './block.tsx';
import { formatMillions } from './money.ts';
import { FORECAST, LOPSIDED_FORECAST, PROVENANCE, SALES } from './sample.ts';

const words = text.figures;
const COMPARABLES = SALES.map((sale) => ({ number: sale.number, value: sale.priceAud + sale.adjustmentAud }));
const RANGES = [
  { term: '80% range', detail: '$2,244,000 – $2,631,000' },
  { term: '90% range', detail: '$2,194,000 – $2,691,000' },
  { term: 'FSD', detail: '6.2%' },
];

export function CurveBlock() {
  return (
    <Block heading={text.blocks.curve}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card label={words.valuation} flush>
          <div className="px-4 pt-4 pb-2 md:px-5">
            <div className="flex flex-col justify-between gap-x-8 gap-y-3 md:flex-row">
              <Figure
                size="hero"
                label={words.valuation}
                value="$2,430,000"
                provenance={
                  <Provenance
                    title={words.provenanceTitle}
                    summary={words.provenanceSummary}
                    facts={PROVENANCE}
                  />
                }
              />
              <DefinitionList items={RANGES} layout="figures" />
            </div>
            <div className="mt-2">
              <DistributionCurve
                {...FORECAST}
                label={words.curveLabel}
                comparables={COMPARABLES}
                format={audText}
                formatTick={formatMillions}
              />
            </div>
          </div>
          <KeyFigures label={words.strip} bare>
            <KeyFigure label="Confidence" value="88%" />
            <KeyFigure label="Risk score" value="58" unit="/100" />
            <KeyFigure
              label="Climate risk"
              value="High"
              badge={
                <Badge tone="danger" icon={Droplet}>
                  Flood
                </Badge>
              }
            />
            <KeyFigure
              label="LVR"
              value="72.0%"
              badge={
                <Badge tone="positive" icon={Check}>
                  Standard
                </Badge>
              }
            />
          </KeyFigures>
        </Card>
        <div className="grid min-w-0 gap-3 md:gap-5">
          <Card title={words.lopsided}>
            <DistributionCurve
              {...LOPSIDED_FORECAST}
              label="Forecast of value: 80% range $895,000 to $1,090,000"
              format={audText}
              formatTick={(value) => `$${value / 1000}K`}
            />
          </Card>
          <Card title={words.compact}>
            <div className="flex items-center gap-6">
              <Figure label={words.valuation} value="$2,430,000" size="md" className="flex-none" />
              <DistributionCurve
                {...FORECAST}
                label={words.curveLabel}
                format={audText}
                formatTick={formatMillions}
                compact
              />
            </div>
          </Card>
        </div>
      </div>
    </Block>
  );
}
