import { linearScale, ticksBetween } from '@propguard/rules/drawing/scale';

export interface FigureScaleSpec {
  min: number;
  max: number;
  value: number;
  /** Distance of the small ticks. */
  step: number;
  /** The range that is good, or that was promised. */
  band?: readonly [number, number];
  /** Named marks; both ends are named anyway. */
  thresholds?: readonly number[];
  format: (value: number) => string;
  /** The whole of it in words. */
  label: string;
}

/** A short rule with a needle. */
export function FigureScale({
  min,
  max,
  value,
  step,
  band,
  thresholds = [],
  format,
  label,
}: FigureScaleSpec) {
  const place = linearScale([min, max], [0, 100]);
  const at = (position: number) => ({ left: `${place(position)}%` });
  const named = [min, ...thresholds, max];
  return (
    <div role="img" aria-label={label} className="relative mt-2 h-9">
      {band ? (
        <span
          className="absolute top-1 h-2.5 bg-accent-mid"
          style={{ ...at(band[0]), width: `${place(band[1]) - place(band[0])}%` }}
        />
      ) : null}
      <span className="absolute inset-x-0 top-3.5 h-px bg-rule" />
      {ticksBetween(min, max, step).map((tick) => (
        <span key={tick} className="absolute top-3.5 h-1 w-px -translate-x-1/2 bg-rule" style={at(tick)} />
      ))}
      <span
        className="absolute top-0 h-4 w-0.5 -translate-x-1/2 bg-ink"
        style={at(Math.min(max, Math.max(min, value)))}
      />
      {named.map((mark) => (
        <span
          key={mark}
          className="absolute top-5 text-11 whitespace-nowrap text-muted tabular-nums"
          style={{ ...at(mark), transform: `translateX(-${mark === min ? 0 : mark === max ? 100 : 50}%)` }}
        >
          {format(mark)}
        </span>
      ))}
    </div>
  );
}
