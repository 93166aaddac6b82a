import type { HeatPlace } from '@propguard/protocol/market-figures';
import { basisText } from '@propguard/rules/metrics/market/figure-words';
import { formatAud, formatGrowth } from '../../parts/market/figure-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';
import type { MarketAddress } from './use-market-request.ts';

const words = text.heatMap;

interface HeatPlaceDetailsProps {
  place: HeatPlace;
  /** The place that the page is about: there is nothing to go to or to compare it with. */
  isOwn: boolean;
  address: MarketAddress;
}

export function HeatPlaceDetails({ place, isOwn, address }: HeatPlaceDetailsProps) {
  const { name, state, postcode, heat, medianAud, growthYoy, growthBasis, sales } = place;
  const location = `${name}, ${state} ${postcode}`;
  const facts = [
    { term: text.trend.heat, detail: heat ? text.trend.heats[heat] : words.unknown },
    { term: words.median, detail: medianAud === null ? text.none : formatAud(medianAud) },
    {
      term: words.growth,
      detail:
        growthYoy === null ? text.none : words.growthFrom(formatGrowth(growthYoy), basisText(growthBasis)),
    },
    { term: words.sales, detail: sales.toLocaleString('en-AU') },
  ];
  return (
    <section aria-label={location} aria-live="polite">
      <h3 className="mb-1 text-14 font-semibold">{location}</h3>
      <DefinitionList items={facts} />
      {isOwn ? null : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => address.analyse({ ...address.request, location })}>
            {words.analyse}
          </Button>
          <Button size="sm" disabled={address.isComparisonFull} onClick={() => address.addCompared(location)}>
            {words.compare}
          </Button>
        </div>
      )}
    </section>
  );
}
