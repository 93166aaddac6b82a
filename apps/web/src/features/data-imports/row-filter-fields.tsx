import { useState } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { text } from './text.ts';
import type { SettingsForm } from './use-import-settings.ts';

const EVERY_ROW = '\u0000every';

const valuesOf = (written: string): string[] =>
  written
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** One condition on one column; files that need more are cut before, or imported with the command. */
export function RowFilterFields({ form, columns }: { form: SettingsForm; columns: readonly string[] }) {
  const [filter, ...others] = form.choice.options.filters;
  const [written, setWritten] = useState(filter?.values.join(', ') ?? '');
  const setFilter = (column: string, values: string[]) =>
    form.setOption({ filters: column === EVERY_ROW ? others : [{ column, values }, ...others] });
  return (
    <>
      <Field label={text.setUp.filterColumn}>
        <Select
          options={[
            { value: EVERY_ROW, label: text.setUp.noFilter },
            ...columns.map((value) => ({ value, label: value })),
          ]}
          value={filter?.column ?? EVERY_ROW}
          onValueChange={(column) => setFilter(column, valuesOf(written))}
        />
      </Field>
      {filter ? (
        <Field label={text.setUp.filterValues} hint={text.setUp.filterHint}>
          <TextInput
            value={written}
            onChange={(event) => {
              setWritten(event.target.value);
              setFilter(filter.column, valuesOf(event.target.value));
            }}
          />
        </Field>
      ) : null}
    </>
  );
}
