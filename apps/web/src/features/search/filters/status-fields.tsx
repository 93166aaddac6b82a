import { LISTING_STATUSES } from '@propguard/rules/properties/listing-life';
import { STATUS_WORDS } from '../../../parts/properties/listing-words.ts';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { text } from './text.ts';

const STATUSES = LISTING_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

export function StatusFields({ filters, onChange }: FilterFieldsProps) {
  const chosen = LISTING_STATUSES.find((status) => status === filters.status) ?? 'active';
  return (
    <SegmentedControl
      wide
      label={text.status}
      options={STATUSES}
      value={chosen}
      onValueChange={(status) => onChange({ status: status === 'active' ? null : status })}
      className="*:px-0"
    />
  );
}
