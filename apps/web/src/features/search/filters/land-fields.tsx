import { AmountField } from './amount-field.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { text } from './text.ts';

export function LandFields({ filters, errors, onChange }: FilterFieldsProps) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          label={text.landMin}
          unit={text.landUnit}
          value={filters.landMin}
          error={errors.landMin}
          onSettle={(amount) => onChange({ landMin: amount })}
        />
        <AmountField
          label={text.landMax}
          unit={text.landUnit}
          value={filters.landMax}
          error={errors.landMax}
          onSettle={(amount) => onChange({ landMax: amount })}
        />
      </div>
      <p className="text-12 text-muted">{text.landHint}</p>
    </div>
  );
}
