import type { Property } from '@propguard/protocol/property-records';
import { areaText } from '@propguard/rules/formats/area';
import { Bath, BedDouble, Car, LandPlot } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon.tsx';
import { text } from '../text.ts';

/** What is known, in a line: 4 bedrooms, 2 bathrooms, 2 car spaces, 607 m². */
export function ListingFacts({ property }: { property: Property }) {
  const { bedrooms, bathrooms, carSpaces, landM2 } = property;
  const facts = [
    { icon: BedDouble, figure: bedrooms, said: text.card.bedrooms },
    { icon: Bath, figure: bathrooms, said: text.card.bathrooms },
    { icon: Car, figure: carSpaces, said: text.card.carSpaces },
  ].flatMap(({ icon, figure, said }) =>
    figure === null ? [] : [{ icon, shown: String(figure), said: said(figure) }],
  );
  const land =
    landM2 === null
      ? []
      : [{ icon: LandPlot, shown: areaText(landM2), said: text.card.land(areaText(landM2)) }];
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-13 tabular-nums">
      {[...facts, ...land].map(({ icon, shown, said }) => (
        <li key={said} className="inline-flex items-center gap-1.25">
          <Icon of={icon} size={15} className="text-muted" />
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{said}</span>
        </li>
      ))}
    </ul>
  );
}
