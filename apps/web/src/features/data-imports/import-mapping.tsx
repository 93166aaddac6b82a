import type { ImportColumn } from '@propguard/protocol/data-imports';
import { IMPORT_FIELDS } from '@propguard/rules/imports/import-columns';
import type { MappedKind } from '@propguard/rules/imports/import-kinds';
import { ColumnMapping } from '../../parts/uploads/column-mapping.tsx';
import { text } from './text.ts';
import type { SettingsForm } from './use-import-settings.ts';

interface ImportMappingProps {
  kind: MappedKind;
  columns: readonly ImportColumn[];
  form: SettingsForm;
  missing: readonly string[];
}

export function ImportMapping({ kind, columns, form, missing }: ImportMappingProps) {
  const names = missing.map((name) => text.setUp.oneOf[name] ?? text.field(name).toLowerCase()).join(', ');
  return (
    <ColumnMapping
      fields={IMPORT_FIELDS[kind].map(({ key, need }) => ({
        key,
        label: text.field(key),
        isRequired: need === 'required',
        isFirst: need !== 'optional',
      }))}
      columns={columns}
      mapped={form.choice.columns}
      onChange={form.setColumn}
      words={text.setUp}
      problem={missing.length > 0 ? text.setUp.missing(names) : undefined}
    />
  );
}
