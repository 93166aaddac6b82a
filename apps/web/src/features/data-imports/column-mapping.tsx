import type { ImportColumn } from '@propguard/protocol/data-imports';
import { IMPORT_FIELDS, type ImportField } from '@propguard/rules/imports/import-columns';
import type { MappedKind } from '@propguard/rules/imports/import-kinds';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { text } from './text.ts';
import type { SettingsForm } from './use-import-settings.ts';

/** A select cannot have an empty value. */
const NONE = '\u0000none';

interface ColumnMappingProps {
  kind: MappedKind;
  columns: readonly ImportColumn[];
  form: SettingsForm;
  missing: readonly string[];
}

/** A line for each field: what it is, which column holds it, and what stands there. */
export function ColumnMapping({ kind, columns, form, missing }: ColumnMappingProps) {
  const [showsAll, setShowsAll] = useState(false);
  const mapped = form.choice.columns;
  const isFirst = ({ key, need }: ImportField) => need !== 'optional' || mapped[key] !== undefined;
  const fields = IMPORT_FIELDS[kind];
  const hidden = fields.filter((field) => !isFirst(field)).length;
  const shown = showsAll ? fields : fields.filter(isFirst);
  const names = missing.map((name) => text.setUp.oneOf[name] ?? text.field(name).toLowerCase()).join(', ');
  return (
    <>
      {missing.length > 0 ? (
        <p role="alert" className="mb-3 text-13 text-danger">
          {text.setUp.missing(names)}
        </p>
      ) : null}
      <ul className="divide-y divide-line border-y border-line">
        {shown.map(({ key, need }) => (
          <li
            key={key}
            className="grid items-center gap-x-4 gap-y-1 py-2 md:grid-cols-[180px_240px_minmax(0,1fr)]"
          >
            <span className="text-13 font-medium">
              {text.field(key)}
              {need === 'required' ? <span className="text-danger"> *</span> : null}
            </span>
            <Select
              size="sm"
              label={text.field(key)}
              options={[
                { value: NONE, label: text.setUp.noColumn },
                ...columns.map(({ name }) => ({ value: name, label: name })),
              ]}
              value={mapped[key] ?? NONE}
              onValueChange={(column) => form.setColumn(key, column === NONE ? '' : column)}
            />
            <Samples column={columns.find(({ name }) => name === mapped[key])} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button kind="ghost" size="sm" className="mt-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text.setUp.fewer : text.setUp.more(hidden)}
        </Button>
      ) : null}
    </>
  );
}

function Samples({ column }: { column: ImportColumn | undefined }) {
  return <span className="truncate text-12 text-muted">{column?.samples.join(' · ')}</span>;
}
