import { LAYER_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { LAYER_COVERAGES } from '@propguard/rules/hazards/layer-imports';
import { UPLOADS } from '@propguard/rules/uploads/upload-purposes';
import { Controller } from 'react-hook-form';
import { RISK_LOOKS } from '../../parts/risk/risk-kinds.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { text } from './text.ts';
import { useImportForm } from './use-import-form.ts';

const words = text.form;
const KINDS = LAYER_KINDS.map((value) => ({ value, label: RISK_LOOKS[value].label }));
const COVERAGES = LAYER_COVERAGES.map((value) => ({ value, label: words.coverages[value] }));
const WORDED = [
  ['name', words.name, words.namePlaceholder],
  ['source', words.source, words.sourcePlaceholder],
  ['licence', words.licence, words.licencePlaceholder],
  ['method', words.method, words.methodPlaceholder],
] as const;
const COLUMNS = [
  ['severityField', words.severityField],
  ['nameColumn', words.nameColumn],
  ['stateColumn', words.stateColumn],
  ['shareColumn', words.shareColumn],
] as const;

/** What the file is, said by the person who brings it in. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const { form, onSubmit, formError, isSending } = useImportForm(onClose);
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 md:grid-cols-2">
      {formError ? <ErrorState title={formError} className="md:col-span-2" /> : null}
      <Field label={words.file} hint={words.fileHint} error={errors.file?.message} className="md:col-span-2">
        <TextInput
          type="file"
          accept={UPLOADS['hazard-layer'].endings.join(',')}
          className="py-1.5"
          {...register('file')}
        />
      </Field>
      <Field label={words.kind} error={errors.kind?.message}>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <Select options={KINDS} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <Field label={words.surveyedOn} error={errors.surveyedOn?.message}>
        <TextInput type="date" {...register('surveyedOn')} />
      </Field>
      {WORDED.map(([name, label, placeholder]) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          <TextInput autoComplete="off" placeholder={placeholder} {...register(name)} />
        </Field>
      ))}
      <Field label={words.resolution} aside={words.optional} error={errors.resolutionMetres?.message}>
        <TextInput inputMode="decimal" end={words.metres} {...register('resolutionMetres')} />
      </Field>
      <Field label={words.severity} error={errors.severity?.message} hint={words.severityHint}>
        <TextInput inputMode="decimal" {...register('severity')} />
      </Field>
      <Field label={words.coverage} error={errors.coverage?.message} className="md:col-span-2">
        <Controller
          control={control}
          name="coverage"
          render={({ field }) => (
            <Select options={COVERAGES} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <details className="text-13 md:col-span-2">
        <summary className="cursor-pointer rounded-1 font-medium touch:min-h-touch touch:content-center">
          {words.columns}
        </summary>
        <div className="mt-3 grid gap-4 md:grid-cols-2">
          {COLUMNS.map(([name, label]) => (
            <Field key={name} label={label} aside={words.optional} error={errors[name]?.message}>
              <TextInput autoComplete="off" {...register(name)} />
            </Field>
          ))}
        </div>
      </details>
      <div className="md:col-span-2">
        <FormEnd
          onCancel={onClose}
          cancel={words.cancel}
          submit={words.submit}
          busy={isSending}
          busyLabel={words.sending}
        />
      </div>
    </form>
  );
}
