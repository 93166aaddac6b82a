import type { ComponentType } from 'react';
import type { FilterName } from '../address/search-filters.ts';
import { FeatureFields } from './feature-fields.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { LandFields } from './land-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RoomFields } from './room-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import { text } from './text.ts';
import { TypeFields } from './type-fields.tsx';

interface FilterGroup {
  label: string;
  names: readonly FilterName[];
  Fields: ComponentType<FilterFieldsProps>;
  /** The width of its popover. */
  className: string;
}

/** In the order of the bar; on a phone one below the other. */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  { label: text.type, names: ['type'], Fields: TypeFields, className: 'w-80' },
  { label: text.price, names: ['priceMin', 'priceMax'], Fields: PriceFields, className: 'w-88' },
  {
    label: text.rooms,
    names: ['bedroomsMin', 'bathroomsMin', 'carSpacesMin'],
    Fields: RoomFields,
    className: 'w-80',
  },
  { label: text.land, names: ['landMin', 'landMax'], Fields: LandFields, className: 'w-80' },
  { label: text.features, names: ['features'], Fields: FeatureFields, className: 'w-100' },
  { label: text.status, names: ['status'], Fields: StatusFields, className: 'w-100' },
];
