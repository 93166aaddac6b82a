import { OFFERED_FEATURES } from '@propguard/rules/properties/offered-features';
import { capitalised } from '../../../parts/properties/listing-words.ts';
import { ChoiceChips } from '../../../ui/controls/choice-chips.tsx';
import { listOf } from '../address/search-filters.ts';
import type { FilterFieldsProps } from './filter-fields.ts';
import { text } from './text.ts';

const isOffered = (feature: string) => OFFERED_FEATURES.some((offered) => offered === feature);

/** Those that came by a link stand beside the offered ones. */
export function FeatureFields({ filters, onChange }: FilterFieldsProps) {
  const chosen = listOf(filters.features);
  const offered = [...OFFERED_FEATURES, ...chosen.filter((feature) => !isOffered(feature))];
  return (
    <div className="grid gap-2.5">
      <p className="text-12 text-muted">{text.featuresHint}</p>
      <ChoiceChips
        label={text.features}
        labelHidden
        options={offered.map((value) => ({ value, label: capitalised(value) }))}
        chosen={chosen}
        onChange={(next) => onChange({ features: next.join(',') })}
      />
    </div>
  );
}
