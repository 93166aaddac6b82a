import { Droplet, Flame } from 'lucide-react';
import { stepAudText } from '../../../lib/aud-text.ts';
import { SAMPLE_ADDRESS } from '../../../parts/properties/sample-address.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { DistributionCurve } from '../../../parts/valuation/distribution-curve.tsx';
import { questionPath } from '../../../routes/analyse.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { sampleAnalysis } from '../content.ts';
import { text } from '../text.ts';
import { RiskRow } from './risk-row.tsx';

const words = text.card;
const millions = (aud: number) => `$${(aud / 1_000_000).toFixed(1)}M`;

/** CORE-LAND-28 to 31: a picture of an analysis, with the way to a real one. */
export function SampleAnalysisCard() {
  const { value, valueAud, range80Aud, range90Aud, confidence, riskScore, flood, fire } = sampleAnalysis;
  return (
    <article aria-label={words.label} className="min-w-0 rounded-2 border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-4 md:px-6">
        <h2 className="text-14">{sampleAnalysis.title}</h2>
        <span className="text-muted">{sampleAnalysis.address}</span>
        <SampleBadge className="ml-auto" />
      </header>
      <div className="flex items-end gap-4 px-4 pt-5 md:px-6">
        <div>
          <p className="text-13 text-muted">{words.valuation}</p>
          <p className="mt-1 -ml-0.5 text-64 leading-none font-medium tracking-hero tabular-nums md:text-[76px]">
            {value}
          </p>
        </div>
        <dl className="ml-auto text-right">
          <dt className="text-13 text-muted">{words.confidence}</dt>
          <dd className="text-28 leading-tight font-semibold tracking-figure">{confidence}</dd>
        </dl>
      </div>
      <div className="px-4 pt-1 md:px-6">
        <DistributionCurve
          label={words.curve}
          value={valueAud}
          range80={range80Aud}
          range90={range90Aud}
          format={millions}
          formatTick={stepAudText}
        />
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 sm:grid-cols-[110px_minmax(0,1fr)] sm:items-center md:px-6">
        <dl>
          <dt className="text-13 text-muted">{words.riskScore}</dt>
          <dd className="text-28 leading-tight font-semibold tracking-figure">
            {riskScore}
            <small className="text-14 font-normal tracking-normal text-muted">{words.outOf}</small>
          </dd>
        </dl>
        <ul>
          <RiskRow icon={Droplet} label={words.flood} score={flood} badge />
          <RiskRow icon={Flame} label={words.fire} score={fire} badge />
        </ul>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-3 text-13 text-muted md:px-6">
        {words.note}
        <TextLink to={questionPath(SAMPLE_ADDRESS)} className="ml-auto">
          {words.real}
        </TextLink>
      </p>
    </article>
  );
}
