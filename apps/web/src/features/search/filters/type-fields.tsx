import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { ChoiceChips } from '../../../ui/controls/choice-chips.tsx';
import { listOf } from '../address/search-filters.ts';
import type { FilterFieldsProps } from './filter-fields.ts';
import { text } from './text.ts';

const TYPES = PROPERTY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }));

export function TypeFields({ filters, onChange }: FilterFieldsProps) {
  return (
    <ChoiceChips
      label={text.type}
      labelHidden
      options={TYPES}
      chosen={listOf(filters.type)}
      onChange={(chosen) => onChange({ type: chosen.join(',') })}
    />
  );
}
