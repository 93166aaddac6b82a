import { stepAudText } from '../../../lib/aud-text.ts';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { AmountField } from './amount-field.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { text } from './text.ts';

const PRESETS_AUD = [500_000, 750_000, 1_000_000, 1_500_000, 2_000_000];
const PRESETS = PRESETS_AUD.map((amountAud) => ({
  value: String(amountAud),
  label: stepAudText(amountAud),
}));

export function PriceFields({ filters, errors, onChange }: FilterFieldsProps) {
  const { priceMin, priceMax } = filters;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          label={text.priceMin}
          unit="AUD"
          value={priceMin}
          error={errors.priceMin}
          onSettle={(amount) => onChange({ priceMin: amount })}
        />
        <AmountField
          label={text.priceMax}
          unit="AUD"
          value={priceMax}
          error={errors.priceMax}
          onSettle={(amount) => onChange({ priceMax: amount })}
        />
      </div>
      <SegmentedControl
        wide
        label={text.pricePresets}
        options={PRESETS}
        value={priceMin === undefined ? (priceMax ?? '') : ''}
        onValueChange={(amount) => onChange({ priceMin: null, priceMax: amount })}
        className="*:px-0"
      />
      <p className="text-12 text-muted">{text.priceHint}</p>
    </div>
  );
}
