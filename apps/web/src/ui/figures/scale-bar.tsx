import { linearScale } from '@propguard/rules/drawing/scale';
import { clsx } from 'clsx';

const ZONES = {
  calm: 'bg-accent-mid',
  watch: 'bg-caution-soft inset-ring inset-ring-caution-fill',
  caution: 'bg-caution-fill',
  danger: 'bg-danger-fill',
};

export interface ScaleZone {
  /** Where the zone ends; the last one ends with the scale. */
  upTo: number;
  tone: keyof typeof ZONES;
}

interface ScaleBarProps {
  /** What is measured, with its value and thresholds, in words. */
  label: string;
  value: number | null;
  min: number;
  zones: readonly ScaleZone[];
  formatTick?: (value: number) => string;
  className?: string;
}

/** A figure's place among its thresholds: zones, a needle, and the thresholds' own numbers. */
export function ScaleBar({ label, value, min, zones, formatTick = String, className }: ScaleBarProps) {
  const max = zones.at(-1)?.upTo ?? min + 1;
  const place = linearScale([min, max], [0, 100]);
  const clamped = value === null ? null : Math.min(max, Math.max(min, value));
  const ticks = [min, ...zones.map((zone) => zone.upTo)];
  return (
    <div role="img" aria-label={label} className={clsx('relative mt-2.5 mb-1.5 h-12.5', className)}>
      <div
        className={clsx(
          'absolute inset-x-0 top-2.5 flex h-2.5 gap-0.5 overflow-hidden rounded-[2px]',
          value === null && 'hatch-none hairline',
        )}
      >
        {value === null
          ? null
          : zones.map((zone, index) => (
              <span
                key={zone.upTo}
                className={ZONES[zone.tone]}
                style={{ width: `${place(zone.upTo) - place(zones[index - 1]?.upTo ?? min)}%` }}
              />
            ))}
      </div>
      {clamped === null ? null : (
        <span
          className="absolute top-0.5 h-6.5 w-0.5 -translate-x-1/2 bg-ink"
          style={{ left: `${place(clamped)}%` }}
        />
      )}
      {ticks.map((tick, index) => (
        <span
          key={tick}
          className={clsx(
            'absolute top-6 grid gap-0.5 text-11 text-muted tabular-nums',
            index === 0
              ? 'justify-items-start'
              : index === ticks.length - 1
                ? '-translate-x-full justify-items-end'
                : '-translate-x-1/2 justify-items-center',
          )}
          style={{ left: `${place(tick)}%` }}
        >
          <span className="block h-1.25 w-px bg-faint" />
          {formatTick(tick)}
        </span>
      ))}
    </div>
  );
}
