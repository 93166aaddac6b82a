import type { ImportDetail } from '@propguard/protocol/data-imports';
import { IMPORT_FIELDS, missingFields } from '@propguard/rules/imports/import-columns';
import { IMPORT_KINDS, type ImportKind, isMappedKind } from '@propguard/rules/imports/import-kinds';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportOptionsCard } from './import-options-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SourceCard } from './source-card.tsx';
import { text } from './text.ts';
import { useImportSettings } from './use-import-settings.ts';
import { useRunImport } from './use-run-import.ts';

/** Everything to be said before a file is imported, with a preview of what it will do. */
export function SetUpImport({ detail }: { detail: ImportDetail }) {
  const form = useImportSettings(detail);
  const run = useRunImport(detail.id);
  const { settings, choice } = form;
  const columns = detail.reading?.columns ?? [];
  const isCsv = columns.length > 0;
  const missing = isMappedKind(choice.kind) ? missingFields(IMPORT_FIELDS[choice.kind], choice.columns) : [];
  const kinds = IMPORT_KINDS.filter((kind) => isMappedKind(kind) === isCsv);
  const isNamed = Object.values(settings.dataset).every((value) => value.trim() !== '');
  const unnamed = run.error && fieldErrorsOf(run.error).length === 0;
  return (
    <>
      {isCsv ? (
        <Card title={text.setUp.mapping} subtitle={text.setUp.mappingHint}>
          <Field label={text.setUp.kind} className="mb-4 max-w-90">
            <Select
              options={kinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
              value={choice.kind}
              onValueChange={(kind: ImportKind) => form.setKind(kind)}
            />
          </Field>
          {isMappedKind(choice.kind) ? (
            <ImportMapping kind={choice.kind} columns={columns} form={form} missing={missing} />
          ) : null}
        </Card>
      ) : null}
      <PreviewCard id={detail.id} choice={choice} missing={missing} />
      <div className="grid gap-3 md:grid-cols-2 md:gap-5">
        <ImportOptionsCard form={form} columns={columns.map(({ name }) => name)} />
        <SourceCard form={form} errorOf={run.fieldError} />
      </div>
      {run.error ? (
        <ErrorState title={text.notStarted}>
          {unnamed ? errorText(run.error) : fieldErrorsOf(run.error)[0]?.message}
        </ErrorState>
      ) : null}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        <Button
          kind={detail.state === 'checked' ? 'secondary' : 'primary'}
          disabled={missing.length > 0 || !isNamed}
          busy={run.isStarting && run.isDry}
          onClick={() => run.start(settings, true)}
        >
          {text.check}
        </Button>
        <Button
          kind={detail.state === 'checked' ? 'primary' : 'secondary'}
          disabled={missing.length > 0 || !isNamed}
          busy={run.isStarting && !run.isDry}
          onClick={() => run.start(settings, false)}
        >
          {detail.state === 'checked' ? text.runAgain : text.run}
        </Button>
      </div>
    </>
  );
}
