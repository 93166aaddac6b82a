import { zodResolver } from '@hookform/resolvers/zod';
import { type LeadForm, NewLeadForm } from '@propguard/protocol/lead-forms';
import { FORM_FIELDS, type FormField } from '@propguard/rules/lead-forms/lead-forms';
import { LEAD_SOURCES, type LeadSource } from '@propguard/rules/leads/facts';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.form;
/** A select has no empty choice of its own. */
const BY_RULES = 'rules';

/** Sites are written one a line; what is wrong with one is said of all of them. */
const Values = z.object({ ...NewLeadForm.shape, origins: z.string() });
type Values = z.input<typeof Values>;
type Sent = z.output<typeof Values>;

const USUAL_FIELDS: Values['fields'] = [
  { field: 'name', isRequired: true },
  { field: 'email', isRequired: true },
  { field: 'phone', isRequired: false },
  { field: 'intent', isRequired: false },
  { field: 'message', isRequired: false },
];

const valuesOf = (form: LeadForm | undefined): Values =>
  form
    ? { ...form, origins: form.origins.join('\n') }
    : { title: '', fields: USUAL_FIELDS, source: 'website', agentId: null, asksMore: true, origins: '' };

const siteLines = (written: string): string[] =>
  written
    .split(/[\s,]+/)
    .map((line) => line.trim().replace(/\/+$/, ''))
    .filter(Boolean);

interface EditFormProps {
  /** Left out: a new one. */
  form?: LeadForm;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function EditForm({ form: kept, onClose, onSaved }: EditFormProps) {
  const queryClient = useQueryClient();
  const { session } = useSession();
  const { data: agents } = useQuery(api.agents.list.queryOptions());
  const { form, onSubmit, formError, isSending } = useServerForm<Values, Sent>({
    resolver: zodResolver(
      Values.superRefine(({ origins }, context) => {
        const { error } = NewLeadForm.shape.origins.safeParse(siteLines(origins));
        const [issue] = error?.issues ?? [];
        if (issue) context.addIssue({ code: 'custom', path: ['origins'], message: issue.message });
      }),
    ),
    defaultValues: valuesOf(kept),
    send: async ({ origins, ...values }) => {
      const sent = { ...values, origins: siteLines(origins) };
      const saved = kept
        ? await apiClient.leadForms.change({ id: kept.id, ...sent })
        : await apiClient.leadForms.create(sent);
      void queryClient.invalidateQueries({ queryKey: api.leadForms.key() });
      notify.success({ title: text.saved(saved.title) });
      onClose();
      onSaved(saved.id);
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={kept ? text.editTitle(kept.title) : text.addTitle}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.title} hint={words.titleHint} error={errors.title?.message} required>
            <TextInput autoComplete="off" {...form.register('title')} />
          </Field>
          <Field label={words.intro} aside={words.optional} error={errors.intro?.message}>
            <TextInput autoComplete="off" {...form.register('intro')} />
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1.5 text-13 font-medium">{words.fields}</legend>
          <Controller
            control={form.control}
            name="fields"
            render={({ field }) => <Asked chosen={field.value} onChange={field.onChange} />}
          />
          {errors.fields ? (
            <p role="alert" className="mt-1.5 text-12 text-danger">
              {errors.fields.message ?? errors.fields.root?.message}
            </p>
          ) : null}
        </fieldset>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.source} error={errors.source?.message}>
            <Controller
              control={form.control}
              name="source"
              render={({ field }) => (
                <Select<LeadSource>
                  options={LEAD_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
                  value={field.value ?? 'website'}
                  onValueChange={field.onChange}
                />
              )}
            />
          </Field>
          <Field label={words.agent} error={errors.agentId?.message}>
            <Controller
              control={form.control}
              name="agentId"
              render={({ field }) => (
                <Select
                  options={[
                    { value: BY_RULES, label: words.byRules },
                    ...(agents?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  value={field.value ?? BY_RULES}
                  onValueChange={(next) => field.onChange(next === BY_RULES ? null : next)}
                />
              )}
            />
          </Field>
        </div>
        <Field
          label={words.consent}
          hint={words.consentHint}
          error={errors.consentText?.message}
          aside={
            <Button
              size="sm"
              kind="ghost"
              onClick={() =>
                form.setValue('consentText', words.usualConsent(session?.workspace?.name ?? ''), {
                  shouldDirty: true,
                })
              }
            >
              {words.proposeConsent}
            </Button>
          }
        >
          <TextArea rows={2} {...form.register('consentText')} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.thanks} hint={words.thanksHint} error={errors.thanks?.message}>
            <TextArea rows={3} {...form.register('thanks')} />
          </Field>
          <Field label={words.origins} hint={words.originsHint} error={errors.origins?.message}>
            <TextArea rows={3} spellCheck={false} {...form.register('origins')} />
          </Field>
        </div>
        <Controller
          control={form.control}
          name="asksMore"
          render={({ field }) => (
            <Checkbox
              label={words.asksMore}
              description={words.asksMoreHint}
              checked={field.value ?? true}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
        <FormEnd
          onCancel={onClose}
          cancel={text.cancel}
          submit={text.save}
          busy={isSending}
          busyLabel={text.saving}
        />
      </form>
    </Dialog>
  );
}

interface AskedProps {
  chosen: Values['fields'];
  onChange: (fields: Values['fields']) => void;
}

/** Each field: whether it is asked, and whether somebody may leave it empty. They stand in one order. */
function Asked({ chosen, onChange }: AskedProps) {
  const set = (field: FormField, next: Values['fields'][number] | null) =>
    onChange(
      FORM_FIELDS.flatMap((one) => {
        const entry = one === field ? next : chosen.find((known) => known.field === one);
        return entry ? [entry] : [];
      }),
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {FORM_FIELDS.map((field) => {
        const entry = chosen.find((known) => known.field === field);
        return (
          <li key={field} className="flex min-h-10 items-center justify-between gap-4">
            <Checkbox
              label={text.names[field]}
              checked={entry !== undefined}
              onCheckedChange={(checked) =>
                set(field, checked === true ? { field, isRequired: false } : null)
              }
            />
            <Checkbox
              label={words.required}
              aria-label={words.requiredOf(text.names[field])}
              disabled={entry === undefined}
              checked={entry?.isRequired ?? false}
              onCheckedChange={(checked) => set(field, { field, isRequired: checked === true })}
            />
          </li>
        );
      })}
    </ul>
  );
}
