import { HatchSwatch } from '../../ui/map/hatch-swatch.tsx';
import { HAZARD_HATCHES, type MappedKind } from './hazard-tiles.ts';
import { RISK_BAR_THRESHOLDS } from './risk-level.ts';

const { medium, high } = RISK_BAR_THRESHOLDS;
const percent = (share: number) => `${Math.round(share * 100)}%`;

const BANDS = [
  { grade: 1, words: `Low, up to ${percent(medium)}` },
  { grade: 2, words: `Medium, above ${percent(medium)}` },
  { grade: 3, words: `High, above ${percent(high)}` },
] as const;

const TEXTS = {
  label: 'How severe mapped areas are',
  note: 'No hatching doesn’t mean safe: only mapped areas are shown, and many rivers and creeks aren’t drawn.',
};

/** The hatches of what is shown, in words: the closer, the worse. */
export function HazardLegend({ shown }: { shown: readonly MappedKind[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      <ul aria-label={TEXTS.label} className="flex flex-wrap gap-x-4 gap-y-1.5">
        {BANDS.map(({ grade, words }) => (
          <li key={grade} className="flex items-center gap-1.5">
            <span className="flex gap-0.5">
              {shown.map((kind) => (
                <HatchSwatch key={kind} hatch={HAZARD_HATCHES[kind]} grade={grade} />
              ))}
            </span>
            {words}
          </li>
        ))}
      </ul>
      <p>{TEXTS.note}</p>
    </div>
  );
}
