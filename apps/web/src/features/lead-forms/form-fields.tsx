import { zodResolver } from '@hookform/resolvers/zod';
import type { FormThanks, PublicForm } from '@propguard/protocol/lead-forms';
import {
  LEAD_INTENTS,
  LEAD_TIMELINES,
  type LeadIntent,
  type LeadTimeline,
} from '@propguard/rules/leads/facts';
import { TIMELINE_NAMES } from '@propguard/rules/leads/words';
import { type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './public-text.ts';

const Values = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  intent: z.enum(['', ...LEAD_INTENTS]),
  budgetMax: z.string().regex(/^\s*\$?\s*[\d,\s]*$/, text.dollars),
  timeline: z.enum(['', ...LEAD_TIMELINES]),
  message: z.string(),
  agrees: z.boolean(),
  website: z.string(),
});
type Values = z.infer<typeof Values>;

const MINUTE_MS = 60_000;

const amountIn = (written: string): number | null => {
  const digits = written.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

interface FormFieldsProps {
  slug: string;
  form: PublicForm;
  onSent: (thanks: FormThanks) => void;
  onReload: () => void;
}

/** The fields that the form has, in its order. Whether one is needed is the server's to say. */
export function FormFields({ slug, form: shown, onSent, onReload }: FormFieldsProps) {
  const [openedAt] = useState(() => Date.now());
  const { form, onSubmit, formError, isSending } = useServerForm<Values, Values>({
    resolver: zodResolver(Values),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      intent: '',
      budgetMax: '',
      timeline: '',
      message: '',
      agrees: false,
      website: '',
    },
    send: async ({ intent, timeline, budgetMax, ...values }) => {
      try {
        const thanks = await apiClient.leadForms.send({
          slug,
          ...values,
          opened: shown.opened,
          intent: intent || null,
          timeline: timeline || null,
          budgetMax: amountIn(budgetMax),
          from: document.referrer.slice(0, 300),
        });
        onSent(thanks);
      } catch (error) {
        const opening = fieldErrorsOf(error).find(({ field }) => field === 'opened');
        if (!opening) throw error;
        form.setError('root.server', { type: 'server', message: opening.message });
        if (Date.now() - openedAt > MINUTE_MS) onReload();
      }
    },
  });
  const { errors } = form.formState;
  const controls: Record<PublicForm['fields'][number]['field'], ReactNode> = {
    name: <TextInput autoComplete="name" {...form.register('name')} />,
    email: <TextInput type="email" autoComplete="email" {...form.register('email')} />,
    phone: <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />,
    intent: (
      <Controller
        control={form.control}
        name="intent"
        render={({ field }) => (
          <Select<LeadIntent>
            placeholder={text.choose}
            options={LEAD_INTENTS.map((value) => ({ value, label: text.intents[value] }))}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    ),
    budgetMax: <TextInput inputMode="numeric" autoComplete="off" {...form.register('budgetMax')} />,
    timeline: (
      <Controller
        control={form.control}
        name="timeline"
        render={({ field }) => (
          <Select<LeadTimeline>
            placeholder={text.choose}
            options={LEAD_TIMELINES.map((value) => ({ value, label: TIMELINE_NAMES[value] }))}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    ),
    message: <TextArea rows={4} {...form.register('message')} />,
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={shown.title}
      className="mt-5 grid gap-4 rounded-2 border border-line bg-surface p-4 md:p-5"
    >
      {formError ? (
        <Alert tone="danger" live title={text.notSent}>
          {formError}
        </Alert>
      ) : null}
      {shown.fields.map(({ field, isRequired }) => (
        <Field
          key={field}
          label={text.fields[field]}
          required={isRequired}
          aside={isRequired ? undefined : text.optional}
          hint={field === 'phone' ? text.phoneHint : undefined}
          error={errors[field]?.message}
        >
          {controls[field]}
        </Field>
      ))}
      {/* Machines fill in whatever there is; people never come by it. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {text.leaveEmpty}
          <input tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      {shown.consentText ? (
        <Controller
          control={form.control}
          name="agrees"
          render={({ field }) => (
            <Checkbox
              label={shown.consentText}
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
      ) : null}
      <div>
        <Button type="submit" kind="primary" size="lg" wide busy={isSending} busyLabel={text.sending}>
          {text.send}
        </Button>
        <p className="mt-2.5 text-12 text-muted">{text.use(shown.office)}</p>
      </div>
    </form>
  );
}
