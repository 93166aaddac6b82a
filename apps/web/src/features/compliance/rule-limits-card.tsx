import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DATE_FIELDS, LIMIT_FIELDS, ruleFieldLabel } from './rule-fields.ts';
import { errorAt, NumberField, type RuleFields } from './rule-inputs.tsx';
import { text } from './text.ts';

const words = text.rules;
const TAX_BAND_PARTS = [
  { part: 'aboveAud', unit: '$' },
  { part: 'percent', unit: '%' },
];

/** Thresholds, limits, tax bands and days of a rule set. */
export function RuleLimitsCard({ rules, ...fields }: { rules: LendingRules } & RuleFields) {
  const { register, errors } = fields;
  return (
    <Card title={words.limits}>
      <div className="grid gap-x-3 gap-y-3.5 sm:grid-cols-2">
        {rules.lvr.thresholdsPercent.map((_threshold, index) => (
          <NumberField
            {...fields}
            // biome-ignore lint/suspicious/noArrayIndexKey: a threshold is its place in the list
            key={index}
            path={`lvr.thresholdsPercent.${index}`}
            label={ruleFieldLabel(`lvr.thresholdsPercent.${index}`)}
            unit="%"
          />
        ))}
        {LIMIT_FIELDS.map((one) => (
          <NumberField {...fields} {...one} key={one.path} />
        ))}
        {rules.serviceability.taxBands.flatMap((_band, index) =>
          TAX_BAND_PARTS.map(({ part, unit }) => {
            const path = `serviceability.taxBands.${index}.${part}`;
            return (
              <NumberField {...fields} key={path} path={path} label={ruleFieldLabel(path)} unit={unit} />
            );
          }),
        )}
        {DATE_FIELDS.map(({ path, label }) => (
          <Field key={path} label={label} error={errorAt(errors, path)}>
            <TextInput type="date" {...register(`rules.${path}` as 'note')} />
          </Field>
        ))}
      </div>
    </Card>
  );
}
