import { zodResolver } from '@hookform/resolvers/zod';
import { CallEnquiry, type CallSlot, type ReceivedEnquiry } from '@propguard/protocol/enquiries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { clockText, weekdayText } from '../demo/slot-words.ts';
import { callSlotsQuery } from '../queries.ts';
import { text } from '../text.ts';
import { CallTimes } from './call-times.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { PersonFields } from './person-fields.tsx';
import { Received } from './received.tsx';

const words = text.enquiry.call;

/** CORE-LAND-26 in our reading: a time that nobody else has. */
export function CallDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(callSlotsQuery());
  const [booked, setBooked] = useState<BookedCall | null>(null);
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.description}>
      {booked ? (
        <Received
          title={words.done}
          when={text.enquiry.booked(weekdayText(booked.slot.date), clockText(booked.slot.time))}
          receipt={booked.receipt}
          onClose={onClose}
        />
      ) : data ? (
        <CallForm slots={data.items} onBooked={setBooked} onCancel={onClose} />
      ) : error ? (
        <ReadFailure
          title={text.enquiry.timesFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : (
        <Loading label={text.enquiry.loadingTimes} className="grid gap-4">
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={120} />
        </Loading>
      )}
    </Dialog>
  );
}

type BookedCall = { slot: CallSlot; receipt: ReceivedEnquiry };

interface CallFormProps {
  slots: readonly CallSlot[];
  onBooked: (booked: BookedCall) => void;
  onCancel: () => void;
}

function CallForm({ slots, onBooked, onCancel }: CallFormProps) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(CallEnquiry),
    defaultValues: { name: '', email: '', phone: '', message: '', startsAt: '' },
    send: async (values) => {
      const takenQuery = api.enquiries.callSlots.key();
      let receipt: ReceivedEnquiry;
      try {
        receipt = await apiClient.enquiries.bookCall(values);
      } catch (error) {
        if (!hasCode(error, 'TIME_TAKEN')) throw error;
        await queryClient.invalidateQueries({ queryKey: takenQuery });
        form.setValue('startsAt', '');
        form.setError('startsAt', { type: 'server', message: errorText(error) });
        return;
      }
      void queryClient.invalidateQueries({ queryKey: takenQuery });
      const slot = slots.find(({ startsAt }) => startsAt === values.startsAt);
      if (slot) onBooked({ slot, receipt });
    },
  });
  const { errors } = form.formState;
  return (
    <EnquiryForm
      onSubmit={onSubmit}
      error={formError}
      isSending={isSending}
      submit={words.submit}
      onCancel={onCancel}
    >
      <CallTimes
        slots={slots}
        startsAt={form.watch('startsAt')}
        onChoose={(startsAt) => form.setValue('startsAt', startsAt, { shouldValidate: true })}
        error={errors.startsAt?.message}
      />
      <PersonFields register={form.register} errors={errors} />
      <Field label={words.message} aside={text.enquiry.optional} error={errors.message?.message}>
        <TextArea rows={2} {...form.register('message')} />
      </Field>
    </EnquiryForm>
  );
}
