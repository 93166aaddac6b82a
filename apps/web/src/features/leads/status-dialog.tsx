import type { Lead, LeadRow } from '@propguard/protocol/lead-facts';
import {
  followingStatuses,
  type LeadStatus,
  LOST_REASONS,
  type LostReason,
  STATUS_NAMES,
} from '@propguard/rules/leads/pipeline';
import { LOST_REASON_NAMES } from '@propguard/rules/leads/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
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

const words = text.status;

interface StatusDialogProps {
  lead: Pick<LeadRow, 'id' | 'name' | 'email' | 'phone' | 'status' | 'version'>;
  to?: LeadStatus;
  onChanged?: (lead: Lead) => void;
  onClose: () => void;
}

/** Only what can follow is offered, and each asks for what it needs. */
export function StatusDialog({ lead, to, onChanged, onClose }: StatusDialogProps) {
  const queryClient = useQueryClient();
  const following = followingStatuses(lead.status);
  const [status, setStatus] = useState<LeadStatus>(to ?? following[0] ?? 'contacted');
  const [reason, setReason] = useState('');
  const [lostReason, setLostReason] = useState<LostReason | ''>('');
  const [fee, setFee] = useState('');
  const change = useMutation({
    ...api.leads.changeStatus.mutationOptions(),
    onSuccess: (changed) => {
      onChanged?.(changed);
      onClose();
      notify.success({ title: words.done(nameOf(changed), STATUS_NAMES[changed.status]) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.leads.key() }),
  });
  const problems = change.error ? fieldErrorsOf(change.error) : [];
  const problemOf = (field: string) => problems.find((one) => one.field === field)?.message;
  return (
    <Dialog open onOpenChange={onClose} title={words.title(nameOf(lead))} size="sm">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({
            id: lead.id,
            version: lead.version,
            status,
            reason,
            ...(status === 'lost' && lostReason !== '' && { lostReason }),
            ...(status === 'closed' && /^\d+$/.test(fee.trim()) && { feeAud: Number(fee.trim()) }),
          });
        }}
      >
        {change.error && problems.length === 0 ? <ErrorState title={errorText(change.error)} /> : null}
        <Field label={words.to} error={problemOf('status')}>
          <Select
            options={following.map((value) => ({ value, label: STATUS_NAMES[value] }))}
            value={status}
            onValueChange={setStatus}
          />
        </Field>
        {status === 'lost' ? (
          <Field label={words.lost} error={problemOf('lostReason')}>
            <Select
              options={LOST_REASONS.map((value) => ({ value, label: LOST_REASON_NAMES[value] }))}
              value={lostReason}
              onValueChange={setLostReason}
            />
          </Field>
        ) : null}
        {status === 'closed' ? (
          <Field label={words.fee} error={problemOf('feeAud')}>
            <TextInput
              inputMode="numeric"
              value={fee}
              onChange={(event) => setFee(event.target.value)}
              end="$"
            />
          </Field>
        ) : null}
        <Field label={words.reason} hint={words.reasonHint} error={problemOf('reason')}>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <FormEnd
          onCancel={onClose}
          cancel={words.cancel}
          submit={words.save}
          busy={change.isPending}
          busyLabel={words.saving}
        />
      </form>
    </Dialog>
  );
}
