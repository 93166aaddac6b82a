import type { ReportRecord } from '@propguard/protocol/report-record';
import { percent } from '@propguard/rules/formats/percent';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { audText, stepAudText } from '../../../lib/aud-text.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { DistributionCurve } from '../../../parts/valuation/distribution-curve.tsx';
import { text } from '../text.ts';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

const words = text.paper;
type Band = ReportRecord['indicativeBand'];
const bandText = (band: Band): string => (band ? `${audText(band.lowAud)} – ${audText(band.highAud)}` : '–');
const shareText = (share: number | null, digits = 0): string =>
  share === null ? '–' : percent(share, digits);

/** CORE-VAL-04. */
export function ValuePart({ record }: { record: ReportRecord }) {
  const { valuation, indicativeBand, sample } = record;
  const { valueAud } = valuation;
  return (
    <Part title={words.valuation} note={<ValueNote record={record} sample={sample} />}>
      <p className="text-[3.5rem] leading-none font-medium tracking-hero tabular-nums max-md:text-44 print:text-44">
        {valueAud === null ? words.noValue : audText(valueAud)}
      </p>
      {valueAud === null ? (
        <p className="mt-3 text-muted">{words.noValueAbout}</p>
      ) : (
        <Curve record={record} />
      )}
      <Figures
        items={[
          { label: words.range80, value: bandText(valuation.range80) },
          { label: words.band, value: bandText(indicativeBand), note: words.bandAbout },
          { label: words.confidence, value: shareText(statedConfidence(valuation)) },
          { label: words.fsd, value: shareText(valuation.fsd, 1) },
        ]}
      />
    </Part>
  );
}

function ValueNote({ record, sample }: { record: ReportRecord; sample: boolean }) {
  const { model, valuation } = record;
  return (
    <>
      <p>{words.methods[valuation.method]}.</p>
      {model ? (
        <p className="mt-1">
          {words.coverage(
            model.sales.toLocaleString('en-AU'),
            `${model.measures.coverage80.toFixed(1)}%`,
            model.measures.test.toLocaleString('en-AU'),
          )}
        </p>
      ) : null}
      {sample ? <SampleBadge className="mt-2" /> : null}
    </>
  );
}

function Curve({ record: { valuation } }: { record: ReportRecord }) {
  const { valueAud, range80, range90, comparables } = valuation;
  if (valueAud === null || !range80 || !range90) return null;
  return (
    // Print does not wait until the curve has measured its paper.
    <div className="mt-3 print:[&_svg]:h-auto print:[&_svg]:w-full">
      <DistributionCurve
        label={words.curve(audText(valueAud), audText(range80.lowAud), audText(range80.highAud))}
        value={valueAud}
        range80={[range80.lowAud, range80.highAud]}
        range90={[range90.lowAud, range90.highAud]}
        comparables={comparables.map(({ adjustedAud }, index) => ({ number: index + 1, value: adjustedAud }))}
        format={audText}
        formatTick={stepAudText}
      />
    </div>
  );
}
