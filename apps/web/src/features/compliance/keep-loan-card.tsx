import type { LoanFacts } from '@propguard/protocol/loan-facts';
import { type Loan, LoanEntry } from '@propguard/protocol/loans';
import { LOAN_NAME_MAX_LENGTH } from '@propguard/rules/lending/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import type { SecurityInAddress } from '../../parts/lending/lending-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { ALL_LOAN_FIELDS } from './fact-fields.ts';
import { text } from './text.ts';

const words = text.loans;

interface KeptLoanValues {
  name: string;
  counterparty: string;
  settledOn: string;
}

const entryOf = ({ name, counterparty, settledOn }: KeptLoanValues) => ({
  name,
  counterparty,
  settledOn: settledOn || null,
});

const sameFacts = (one: LoanFacts, other: LoanFacts): boolean =>
  ALL_LOAN_FIELDS.every(({ name }) => one[name] === other[name]);

const resolver: Resolver<KeptLoanValues> = (values) => {
  const parsed = LoanEntry.omit({ facts: true }).safeParse(entryOf(values));
  if (parsed.success) return { values, errors: {} };
  const errors = parsed.error.issues.map(({ path, message }) => [path[0], { type: 'custom', message }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

interface KeepLoanCardProps {
  loan: Loan | null;
  security: Pick<SecurityInAddress, 'home' | 'propertyId'>;
  /** Null while something typed is not valid. */
  facts: LoanFacts | null;
  /** It was saved here just now: who saved it goes on from here. */
  takesFocus: boolean;
  onSaved: (loan: Loan) => void;
}

export function KeepLoanCard({ loan, security, facts, takesFocus, onSaved }: KeepLoanCardProps) {
  const queryClient = useQueryClient();
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Unless they are somewhere else by now.
    const isElsewhere = document.activeElement?.matches('a, button, input, select, textarea') ?? false;
    if (takesFocus && !isElsewhere) save.current?.focus();
  }, [takesFocus]);
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver,
    defaultValues: {
      name: loan?.name ?? security.home?.slice(0, LOAN_NAME_MAX_LENGTH) ?? '',
      counterparty: loan?.counterparty ?? '',
      settledOn: loan?.settledOn ?? '',
    },
    send: async (values) => {
      const entry = { ...entryOf(values), facts: facts ?? {} };
      const saved = loan
        ? await apiClient.loans.update({
            ...entry,
            id: loan.id,
            version: loan.version,
            propertyId: loan.propertyId,
          })
        : await apiClient.loans.create({ ...entry, propertyId: security.propertyId });
      void queryClient.invalidateQueries({ queryKey: api.loans.key() });
      notify.success({ title: words.saved });
      onSaved(saved);
    },
  });
  const { errors } = form.formState;
  return (
    <Card title={words.keep}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3.5">
        {formError ? <ErrorState title={formError} /> : null}
        <Field label={words.name} error={errors.name?.message}>
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <div className="grid gap-x-3 gap-y-3.5 sm:grid-cols-2">
          <Field
            label={words.counterparty}
            hint={words.counterpartyHint}
            error={errors.counterparty?.message}
          >
            <TextInput autoComplete="off" {...form.register('counterparty')} />
          </Field>
          <Field label={words.settledOn} hint={words.settledHint} error={errors.settledOn?.message}>
            <TextInput type="date" {...form.register('settledOn')} />
          </Field>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={save}
            type="submit"
            kind="primary"
            disabled={facts === null}
            busy={isSending}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
          {loan ? (
            <RecordButton loan={loan} isSaved={facts !== null && sameFacts(facts, loan.facts)} />
          ) : null}
        </div>
      </form>
    </Card>
  );
}

/** Records what is kept, so that it must be what is seen. */
function RecordButton({ loan, isSaved }: { loan: Loan; isSaved: boolean }) {
  const queryClient = useQueryClient();
  const record = useMutation(
    api.loans.assess.mutationOptions({
      onSuccess: ({ assessment }) => {
        void queryClient.invalidateQueries({ queryKey: api.loans.assessments.key() });
        void queryClient.invalidateQueries({ queryKey: api.audit.list.key() });
        notify.success({ title: words.recorded(assessment.ruleVersion) });
      },
      onError: (error) => notify.error({ title: words.recordFailed, description: errorText(error) }),
    }),
  );
  return (
    <Button
      busy={record.isPending}
      busyLabel={words.recording}
      disabled={!isSaved}
      title={isSaved ? undefined : words.saveFirst}
      onClick={() => record.mutate({ id: loan.id })}
    >
      {words.record}
    </Button>
  );
}
