import type { Measured } from '@propguard/protocol/installation';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { dateText } from '../../../parts/times/instant-text.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading, Skeleton, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import { FigureScale } from '../../../ui/figures/figure-scale.tsx';
import { text } from '../text.ts';
import { useMeasured } from '../use-measured.ts';

const words = text.stats;
const counted = (count: number) => count.toLocaleString('en-AU');
const percent = (value: number) => `${value.toFixed(1)}%`;

export function MeasuredFigures() {
  const { measured, failed, reading, retry } = useMeasured();
  if (measured) return <Figures measured={measured} />;
  if (failed) return <ErrorState title={words.failed} onRetry={retry} retrying={reading} className="mt-4" />;
  return (
    <Loading label={words.loading}>
      <div className="mt-1 h-9.5 w-80 max-w-full content-center sm:h-4.75">
        <SkeletonLine />
      </div>
      <div className="mt-5 grid gap-x-9 gap-y-6 border-t border-rule pt-5.5 sm:grid-cols-3">
        {[0, 1, 2].map((figure) => (
          <div key={figure} className="grid h-35 content-start gap-3">
            <Skeleton height={44} width="70%" />
            <SkeletonLine width="50%" />
          </div>
        ))}
      </div>
      <div className="mt-6 h-16.25 sm:h-4.75">
        <SkeletonLine width="60%" />
      </div>
    </Loading>
  );
}

function Figures({ measured: { model, ...counts } }: { measured: Measured }) {
  return (
    <>
      <p className="mt-1 text-13 text-muted">
        {model ? words.trained(dateText(model.trainedAt, USUAL_TIME_ZONE), model.sample) : words.noModel}
      </p>
      {model ? <ModelFigures model={model} /> : null}
      <Counts {...counts} />
    </>
  );
}

function ModelFigures({ model }: { model: NonNullable<Measured['model']> }) {
  const { medianErrorPercent, coverage80Percent, dispersion, heldOutSales } = model;
  return (
    <dl className="mt-5 grid gap-x-9 gap-y-6 border-t border-rule pt-5.5 sm:grid-cols-3">
      <MeasuredFigure
        value={percent(medianErrorPercent)}
        label={words.medianError}
        note={words.heldOut(counted(heldOutSales))}
        scale={{ min: 0, max: 20, step: 1, value: medianErrorPercent, format: (value) => `${value}%` }}
      />
      <MeasuredFigure
        value={percent(coverage80Percent)}
        label={words.coverage}
        note={words.stated}
        scale={{
          min: 60,
          max: 100,
          step: 2,
          value: coverage80Percent,
          band: [78, 82],
          thresholds: [80],
          format: (value) => `${value}%`,
        }}
      />
      <MeasuredFigure
        value={dispersion.toFixed(1)}
        label={words.dispersion}
        note={words.iaao}
        scale={{ min: 0, max: 20, step: 1, value: dispersion, band: [5, 15], format: String }}
      />
    </dl>
  );
}

interface MeasuredFigureProps {
  value: string;
  label: string;
  note: string;
  scale: Omit<Parameters<typeof FigureScale>[0], 'label'>;
}

function MeasuredFigure({ value, label, note, scale }: MeasuredFigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 mt-2.5 text-13">
        {label}
        <span className="block text-muted">{note}</span>
      </dt>
      <dd className="text-44 leading-none font-medium tracking-[-0.04em]">{value}</dd>
      <dd className="order-3 mt-1">
        <FigureScale label={words.scale(label, value)} {...scale} />
      </dd>
    </div>
  );
}

function Counts({ valuations, since, certificates, sales, localities }: Omit<Measured, 'model'>) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13 text-muted">
      <span>
        <Count of={valuations} /> {words.valuations(valuations)}
        {since === null ? '' : ` ${words.since(dateText(since, USUAL_TIME_ZONE))}`}
      </span>
      <span>
        <Count of={certificates} /> {words.certificates(certificates)}
      </span>
      <span>
        <Count of={sales} /> {words.sales}
      </span>
      <span>
        <Count of={localities} /> {words.localities}
      </span>
      <TextLink to="/data-sources">{words.more}</TextLink>
    </p>
  );
}

function Count({ of }: { of: number }) {
  return <b className="text-ink tabular-nums">{counted(of)}</b>;
}
