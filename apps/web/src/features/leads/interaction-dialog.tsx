import type { Lead } from '@propguard/protocol/lead-facts';
import {
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  type InteractionOutcome,
  type InteractionType,
} from '@propguard/rules/leads/facts';
import { INTERACTION_NAMES, OUTCOME_NAMES } from '@propguard/rules/leads/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { nameOf } from './lead-looks.tsx';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.interaction;
const NOT_SAID = 'not-said';

export function InteractionDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const queryClient = useQueryClient();
  const times = useLeadTimes();
  const [type, setType] = useState<InteractionType>('call');
  const [outcome, setOutcome] = useState<InteractionOutcome | typeof NOT_SAID>(NOT_SAID);
  const [minutes, setMinutes] = useState('');
  const [description, setDescription] = useState('');
  const [nextAction, setNextAction] = useState('');
  const [followUp, setFollowUp] = useState(times.toField(lead.nextFollowUpAt));
  const log = useMutation({
    ...api.leads.addInteraction.mutationOptions(),
    onSuccess: () => {
      onClose();
      notify.success({ title: words.done });
      return queryClient.invalidateQueries({ queryKey: api.leads.key() });
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={words.title(nameOf(lead))}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          log.mutate({
            id: lead.id,
            type,
            description,
            outcome: outcome === NOT_SAID ? null : outcome,
            minutes: /^\d+$/.test(minutes) ? Number(minutes) : null,
            nextAction: nextAction.trim() || null,
            nextFollowUpAt: times.fromField(followUp),
          });
        }}
      >
        {log.error ? <ErrorState title={errorText(log.error)} /> : null}
        <div className="grid gap-4 md:grid-cols-3">
          <Field label={words.type}>
            <Select
              options={INTERACTION_TYPES.map((value) => ({ value, label: INTERACTION_NAMES[value] }))}
              value={type}
              onValueChange={setType}
            />
          </Field>
          <Field label={words.outcome}>
            <Select
              options={[
                { value: NOT_SAID, label: words.unknown },
                ...INTERACTION_OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] })),
              ]}
              value={outcome}
              onValueChange={setOutcome}
            />
          </Field>
          <Field label={words.minutes}>
            <TextInput
              inputMode="numeric"
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            />
          </Field>
        </div>
        <Field label={words.description}>
          <TextArea rows={3} value={description} onChange={(event) => setDescription(event.target.value)} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.next}>
            <TextInput
              maxLength={200}
              value={nextAction}
              onChange={(event) => setNextAction(event.target.value)}
            />
          </Field>
          <Field label={words.followUp}>
            <TextInput
              type="datetime-local"
              value={followUp}
              onChange={(event) => setFollowUp(event.target.value)}
            />
          </Field>
        </div>
        <FormEnd
          onCancel={onClose}
          cancel={words.cancel}
          submit={words.save}
          busy={log.isPending}
          busyLabel={words.saving}
        />
      </form>
    </Dialog>
  );
}
