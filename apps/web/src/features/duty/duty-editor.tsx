import { zodResolver } from '@hookform/resolvers/zod';
import { type DutyOfState, NewDutyVersion } from '@propguard/protocol/duty';
import { STATE_NAMES } from '@propguard/rules/places/states';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { BracketFields } from './bracket-fields.tsx';
import { DutyTrial } from './duty-trial.tsx';
import { ReliefFields } from './relief-fields.tsx';
import { text } from './text.ts';

interface DutyEditorProps {
  of: DutyOfState;
  /** The version to begin with; null for the one in force. */
  from: number | null;
  /** With the new version, or without one when nothing was saved. */
  onDone: (version?: number) => void;
}

/** Never in place: what is saved is the next version. */
export function DutyEditor({ of: { state, versions }, from, onDone }: DutyEditorProps) {
  const queryClient = useQueryClient();
  const base = versions.find(({ version }) => version === from) ?? versions.find(({ inForce }) => inForce);
  const { form, onSubmit, formError, isSending } = useServerForm<NewDutyVersion>({
    resolver: zodResolver(NewDutyVersion),
    defaultValues: { basedOn: versions[0]?.version ?? 0, validFrom: '', note: '', duty: base?.duty },
    send: async (values) => {
      const saved = await apiClient.duty.add({ ...values, state });
      await queryClient.invalidateQueries({ queryKey: api.duty.key() });
      notify.success({ title: text.saved });
      onDone(saved.versions[0]?.version);
    },
  });
  const duty = useWatch({ control: form.control, name: 'duty' });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={text.editing(STATE_NAMES[state])}
      className="grid gap-3 md:gap-5"
    >
      {formError ? <ErrorState title={formError} /> : null}
      <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={text.brackets}>
          <BracketFields form={form} />
        </Card>
        <div className="grid gap-3 md:gap-5">
          <Card title={text.editing(STATE_NAMES[state])}>
            <div className="grid gap-3.5">
              <Field label={text.validFrom} hint={text.validFromHint} error={errors.validFrom?.message}>
                <TextInput type="date" {...form.register('validFrom')} />
              </Field>
              <Field label={text.note} hint={text.noteHint} error={errors.note?.message}>
                <TextInput autoComplete="off" {...form.register('note')} />
              </Field>
              <ReliefFields form={form} />
              <Field label={text.office} error={errors.duty?.office?.message}>
                <TextInput autoComplete="off" {...form.register('duty.office')} />
              </Field>
              <Field label={text.sourceUrl} error={errors.duty?.sourceUrl?.message}>
                <TextInput type="url" autoComplete="off" {...form.register('duty.sourceUrl')} />
              </Field>
              <FormEnd
                onCancel={() => onDone()}
                cancel={text.cancel}
                submit={text.save}
                busy={isSending}
                busyLabel={text.saving}
              />
            </div>
          </Card>
          <DutyTrial duty={duty} />
        </div>
      </div>
    </form>
  );
}
