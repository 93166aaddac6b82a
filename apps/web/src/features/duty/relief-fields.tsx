import type { NewDutyVersion } from '@propguard/protocol/duty';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import type { Choice } from '../../ui/controls/choice.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { type DutyForm, NumberField } from './number-field.tsx';
import { text } from './text.ts';

type Relief = NonNullable<NewDutyVersion['duty']['firstHome']>;
/** How states work out what is due between the two prices. One at a time. */
type Way = 'ofDutyAtEnd' | 'ofOwnDuty' | 'ofOwnHome';

const NEW_RELIEF = { freeUntilAud: Number.NaN, untilAud: Number.NaN };
const NEW_OWN_HOME = { percent: Number.NaN, lowUntilAud: Number.NaN, stepAud: Number.NaN };
const WAYS: readonly Choice<Way>[] = [
  { value: 'ofDutyAtEnd', label: text.shareOfDutyAtEnd },
  { value: 'ofOwnDuty', label: text.ofOwnDuty },
  { value: 'ofOwnHome', label: text.ofOwnHome },
];

const wayOf = ({ isShareOfOwnDuty, ownHome }: Relief): Way => {
  if (ownHome) return 'ofOwnHome';
  return isShareOfOwnDuty ? 'ofOwnDuty' : 'ofDutyAtEnd';
};

const inWay = ({ freeUntilAud, untilAud }: Relief, way: Way): Relief => ({
  freeUntilAud,
  untilAud,
  ...(way === 'ofOwnDuty' && { isShareOfOwnDuty: true }),
  ...(way === 'ofOwnHome' && { ownHome: NEW_OWN_HOME }),
});

function OwnHomeFields({ form }: { form: DutyForm }) {
  return (
    <>
      <NumberField form={form} path="duty.firstHome.ownHome.percent" label={text.lowRate} unit="%" />
      <NumberField form={form} path="duty.firstHome.ownHome.lowUntilAud" label={text.lowUntil} unit="$" />
      <NumberField form={form} path="duty.firstHome.ownHome.stepAud" label={text.reliefStep} unit="$" />
    </>
  );
}

export function ReliefFields({ form }: { form: DutyForm }) {
  const relief = useWatch({ control: form.control, name: 'duty.firstHome' });
  return (
    <div className="grid gap-3">
      <Checkbox
        label={text.withRelief}
        checked={relief !== null}
        onCheckedChange={(isOn) => form.setValue('duty.firstHome', isOn ? NEW_RELIEF : null)}
      />
      {relief ? (
        <div className="grid grid-cols-2 gap-3">
          <NumberField form={form} path="duty.firstHome.freeUntilAud" label={text.freeUntil} unit="$" />
          <NumberField
            form={form}
            path="duty.firstHome.untilAud"
            label={relief.ownHome ? text.noReliefFrom : text.reliefUntil}
            unit="$"
          />
          <Field label={text.between} className="col-span-2">
            <Select
              options={WAYS}
              value={wayOf(relief)}
              onValueChange={(way) =>
                form.setValue('duty.firstHome', inWay(relief, way), { shouldDirty: true })
              }
            />
          </Field>
          {relief.ownHome ? <OwnHomeFields form={form} /> : null}
        </div>
      ) : null}
    </div>
  );
}
