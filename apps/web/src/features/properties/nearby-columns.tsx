import type { NearbySale } from '@propguard/protocol/properties';
import { areaText } from '@propguard/rules/formats/area';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { audText } from '../../lib/aud-text.ts';
import { dayText } from '../../parts/times/day-text.ts';
import { propertyPath } from '../../routes/analyse.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

/** Numbered from the nearest, as on the map, however the table is sorted. */
export type NumberedSale = NearbySale & { number: number };

const words = text.nearby;
const column = tableColumns<NumberedSale>();
const orDash = (value: number | null): string => (value === null ? '–' : String(value));

export const NEARBY_COLUMNS = column.columns([
  column.accessor('number', {
    header: words.number,
    enableSorting: false,
    meta: { numeric: true, width: '44px' },
  }),
  column.accessor((row) => row.property.address, {
    id: 'address',
    header: words.address,
    sortFn: 'alphanumeric',
    cell: ({ row: { original } }) => <SoldProperty sale={original} />,
  }),
  column.accessor((row) => row.sale.priceAud, {
    id: 'price',
    header: words.price,
    sortFn: 'basic',
    meta: { numeric: true },
    cell: (cell) => audText(cell.getValue()),
  }),
  column.accessor((row) => row.sale.contractDate, {
    id: 'sold',
    header: words.sold,
    sortFn: 'basic',
    cell: (cell) => <span className="whitespace-nowrap">{dayText(cell.getValue())}</span>,
  }),
  column.accessor((row) => row.property.bedrooms ?? -1, {
    id: 'rooms',
    header: words.rooms,
    sortFn: 'basic',
    meta: { numeric: true },
    cell: ({ row: { original } }) => roomsText(original),
  }),
  column.accessor((row) => row.property.landM2 ?? -1, {
    id: 'land',
    header: words.land,
    sortFn: 'basic',
    meta: { numeric: true },
    cell: ({ row: { original } }) =>
      original.property.landM2 === null ? '–' : areaText(original.property.landM2),
  }),
  column.accessor('distanceMetres', {
    id: 'distance',
    header: words.distance,
    sortFn: 'basic',
    meta: { numeric: true },
    cell: (cell) => distanceText(cell.getValue()),
  }),
]);

export const NEARBY_SORTS = ['address', 'sold', 'price', 'rooms', 'land', 'distance'] as const;

const roomsText = ({ property: { bedrooms, bathrooms, carSpaces } }: NearbySale): string =>
  [bedrooms, bathrooms, carSpaces].map(orDash).join(' / ');

const KILOMETRE_METRES = 1000;

/** '0.4 km', and metres below 100 m. */
const distanceText = (metres: number): string =>
  metres < KILOMETRE_METRES / 10 ? `${metres} m` : `${(metres / KILOMETRE_METRES).toFixed(1)} km`;

function SoldProperty({ sale: { property } }: { sale: NumberedSale }) {
  return (
    <div className="py-1">
      <TextLink to={propertyPath(property.id)}>{property.address}</TextLink>
      <p className="text-12 text-muted">
        {TYPE_WORDS[property.type]}, {property.locality.name}
      </p>
    </div>
  );
}
