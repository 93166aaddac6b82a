import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { type DutyForm, NumberField } from './number-field.tsx';
import { text } from './text.ts';

const NEW_RELIEF = { freeUntilAud: Number.NaN, untilAud: Number.NaN };
const NEW_OWN_HOME = { percent: Number.NaN, lowUntilAud: Number.NaN, stepAud: Number.NaN };

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
          <NumberField form={form} path="duty.firstHome.untilAud" label={text.reliefUntil} unit="$" />
          <div className="col-span-2">
            <Checkbox
              label={text.ownDuty}
              checked={relief.isShareOfOwnDuty ?? false}
              onCheckedChange={(isOn) =>
                form.setValue('duty.firstHome.isShareOfOwnDuty', isOn === true, { shouldDirty: true })
              }
            />
          </div>
          <div className="col-span-2">
            <Checkbox
              label={text.ownHome}
              checked={relief.ownHome !== undefined}
              onCheckedChange={(isOn) =>
                form.setValue('duty.firstHome.ownHome', isOn === true ? NEW_OWN_HOME : undefined, {
                  shouldDirty: true,
                })
              }
            />
          </div>
          {relief.ownHome ? (
            <>
              <NumberField form={form} path="duty.firstHome.ownHome.percent" label={text.lowRate} unit="%" />
              <NumberField
                form={form}
                path="duty.firstHome.ownHome.lowUntilAud"
                label={text.lowUntil}
                unit="$"
              />
              <NumberField
                form={form}
                path="duty.firstHome.ownHome.stepAud"
                label={text.reliefStep}
                unit="$"
              />
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
