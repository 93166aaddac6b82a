import { useId } from 'react';
import type { HatchGrade, HatchKind } from './map-model.ts';

const PERIOD_PX: Record<HatchGrade, number> = { 1: 5.5, 2: 4, 3: 2.6 };

/** The layer's hatch in small, for legends and toggles. */
export function HatchSwatch({ hatch, grade = 2 }: { hatch: HatchKind; grade?: HatchGrade | undefined }) {
  const id = useId();
  const period = PERIOD_PX[grade];
  return (
    <svg
      width="16"
      height="12"
      viewBox="0 0 16 12"
      aria-hidden="true"
      style={{ color: `var(--hz-${hatch})` }}
    >
      <pattern
        id={id}
        width={period}
        height={period}
        patternUnits="userSpaceOnUse"
        patternTransform={hatch === 'fire' ? 'rotate(45)' : undefined}
      >
        {hatch === 'erosion' ? (
          <circle cx={period / 2} cy={period / 2} r="0.9" fill="currentColor" />
        ) : (
          <path
            d={hatch === 'fire' ? `M1 0v${period}` : `M0 1h${period}`}
            stroke="currentColor"
            strokeWidth="1.1"
          />
        )}
      </pattern>
      <rect x="0.5" y="0.5" width="15" height="11" rx="2" fill={`url(#${id})`} stroke="currentColor" />
    </svg>
  );
}
