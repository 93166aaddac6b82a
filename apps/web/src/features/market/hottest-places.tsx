import type { HeatPlace } from '@propguard/protocol/market-figures';
import { clsx } from 'clsx';
import { formatGrowth } from '../../parts/market/figure-format.ts';
import { HEAT_SWATCHES } from './heat-tones.ts';
import { text } from './text.ts';

const words = text.heatMap;
const LISTED = 6;

interface HottestPlacesProps {
  places: readonly HeatPlace[];
  onSelect: (id: string) => void;
}

/** The top of the map as a list, for those who do not point at circles. */
export function HottestPlaces({ places, onSelect }: HottestPlacesProps) {
  const hottest = places
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .slice(0, LISTED);
  if (hottest.length === 0) return null;
  return (
    <section aria-label={words.hottest}>
      <h3 className="mb-1 text-13 font-semibold">{words.hottest}</h3>
      <ol className="divide-y divide-line">
        {hottest.map(({ localityId, name, heat, growthYoy, growthBasis }) => (
          <li key={localityId}>
            <button
              type="button"
              onClick={() => onSelect(localityId)}
              className="flex h-8 w-full items-center gap-2 rounded-1 text-left text-13 hover:text-accent touch:h-touch"
            >
              <span
                aria-hidden="true"
                className={clsx('size-2.5 flex-none rounded-full', heat && HEAT_SWATCHES[heat])}
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-muted tabular-nums">
                {heat ? text.trend.heats[heat] : words.unknown},{' '}
                {growthYoy === null ? text.none : formatGrowth(growthYoy)}
                {growthYoy !== null && !growthBasis.isOwn ? ` (${growthBasis.region})` : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
