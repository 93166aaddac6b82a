import type { NewDutyVersion } from '@propguard/protocol/duty';
import { DUTY_STEPS_MAX } from '@propguard/rules/duty/limits';
import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { type DutyForm, NumberField } from './number-field.tsx';
import { text } from './text.ts';

const NEW_FORMULA = { untilAud: 0, perSquareThousand: 0, perThousand: 0 };
const NEW_STEP = { fromAud: Number.NaN, baseAud: Number.NaN, percent: Number.NaN, ofWhole: false };

/** The formula, if there is one, and the brackets above it. */
export function BracketFields({ form }: { form: DutyForm }) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray<NewDutyVersion, 'duty.steps'>({
    control,
    name: 'duty.steps',
  });
  const formula = useWatch({ control, name: 'duty.formula' });
  return (
    <div className="grid gap-4">
      <Checkbox
        label={text.withFormula}
        checked={formula !== null}
        onCheckedChange={(isOn) => form.setValue('duty.formula', isOn ? NEW_FORMULA : null)}
      />
      {formula ? (
        <div className="grid gap-3 sm:grid-cols-3">
          <NumberField form={form} path="duty.formula.untilAud" label={text.formulaUntil} unit="$" />
          <NumberField form={form} path="duty.formula.perSquareThousand" label={text.perSquare} />
          <NumberField form={form} path="duty.formula.perThousand" label={text.perThousand} />
        </div>
      ) : null}
      <ul className="grid gap-3 divide-y divide-line">
        {fields.map(({ id }, at) => (
          <li
            key={id}
            className="grid grid-cols-2 items-start gap-3 not-last:pb-3 sm:grid-cols-[1fr_1fr_6rem_auto]"
          >
            <NumberField
              form={form}
              path={`duty.steps.${at}.fromAud`}
              label={text.from}
              name={text.field(text.from, at)}
              unit="$"
            />
            <NumberField
              form={form}
              path={`duty.steps.${at}.baseAud`}
              label={text.base}
              name={text.field(text.base, at)}
              unit="$"
            />
            <NumberField
              form={form}
              path={`duty.steps.${at}.percent`}
              label={text.rate}
              name={text.field(text.rate, at)}
              unit="%"
            />
            <div className="flex items-center gap-2 self-start pt-6">
              <Controller
                control={control}
                name={`duty.steps.${at}.ofWhole`}
                render={({ field: { value, onChange } }) => (
                  <Checkbox
                    label={text.whole}
                    checked={value}
                    onCheckedChange={(isOn) => onChange(isOn === true)}
                  />
                )}
              />
              <IconButton
                icon={X}
                size="sm"
                kind="ghost"
                label={text.removeBracket(at)}
                disabled={fields.length === 1}
                onClick={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ul>
      {fields.length < DUTY_STEPS_MAX ? (
        <div>
          <Button size="sm" icon={Plus} onClick={() => append(NEW_STEP)}>
            {text.addBracket}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
