import { DATE_FORMATS, type DateFormat } from '@propguard/rules/imports/read-day';
import { TEXT_ENCODINGS, type TextEncoding } from '@propguard/rules/imports/text-encoding';
import { STATE_NAMES, STATES, type State } from '@propguard/rules/places/states';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowFilterFields } from './row-filter-fields.tsx';
import { text } from './text.ts';
import type { SettingsForm } from './use-import-settings.ts';

const FROM_FILE = 'file';

/** What cannot be seen from the columns alone. Which questions there are depends on the kind. */
export function ImportOptionsCard({ form, columns }: { form: SettingsForm; columns: readonly string[] }) {
  const { kind, options } = form.choice;
  const isCsv = columns.length > 0;
  return (
    <Card title={text.setUp.options}>
      <div className="grid gap-4">
        {isCsv ? (
          <Field label={text.setUp.dateFormat}>
            <Select
              options={DATE_FORMATS.map((value) => ({ value, label: text.dateFormats[value] }))}
              value={options.dateFormat}
              onValueChange={(dateFormat: DateFormat) => form.setOption({ dateFormat })}
            />
          </Field>
        ) : null}
        {kind === 'sales' || kind === 'listings' ? (
          <Field label={text.setUp.state} hint={text.setUp.stateHint}>
            <Select
              options={[
                { value: FROM_FILE, label: text.setUp.noState },
                ...STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
              ]}
              value={options.state ?? FROM_FILE}
              onValueChange={(state: State | typeof FROM_FILE) =>
                form.setOption({ state: state === FROM_FILE ? null : state })
              }
            />
          </Field>
        ) : null}
        <Field label={text.setUp.encoding}>
          <Select
            options={TEXT_ENCODINGS.map((value) => ({ value, label: text.encodings[value] }))}
            value={options.encoding}
            onValueChange={(encoding: TextEncoding) => form.setOption({ encoding })}
          />
        </Field>
        {isCsv ? <RowFilterFields form={form} columns={columns} /> : null}
        {kind === 'nsw-psi' ? (
          <Checkbox
            label={text.setUp.incomplete}
            description={text.setUp.incompleteHint}
            checked={options.acceptsIncompleteFiles}
            onCheckedChange={(checked) => form.setOption({ acceptsIncompleteFiles: checked === true })}
          />
        ) : null}
      </div>
    </Card>
  );
}
