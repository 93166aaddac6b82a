import { RISK_BAR_THRESHOLDS } from './risk-level.ts';

const { medium, high } = RISK_BAR_THRESHOLDS;
const percent = (share: number) => `${Math.round(share * 100)}%`;

const BANDS = [
  { key: 'low', look: 'bg-positive-fill', words: `Low, up to ${percent(medium)}` },
  { key: 'medium', look: 'bg-caution-fill', words: `Medium, above ${percent(medium)}` },
  { key: 'high', look: 'bg-danger-fill', words: `High, above ${percent(high)}` },
] as const;

const TEXTS = {
  label: 'How severe mapped areas are',
  note: 'No colour doesn’t mean safe: only mapped areas are shown.',
};

/** The colours of mapped areas, in words. */
export function HazardLegend() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      <ul aria-label={TEXTS.label} className="flex flex-wrap gap-x-4 gap-y-1.5">
        {BANDS.map(({ key, look, words }) => (
          <li key={key} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3 rounded-[3px] ${look}`} />
            {words}
          </li>
        ))}
      </ul>
      <p>{TEXTS.note}</p>
    </div>
  );
}
