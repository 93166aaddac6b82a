import { zodResolver } from '@hookform/resolvers/zod';
import { type ReceivedEnquiry, TourEnquiry, type TourSlot } from '@propguard/protocol/enquiries';
import { TOUR_TYPES } from '@propguard/rules/enquiries/tour-types';
import { LANGUAGES, type LanguageCode } from '@propguard/rules/languages/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { api, apiClient } from '../../../lib/api.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { clockText, weekdayText } from '../demo/slot-words.ts';
import { text } from '../text.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { PersonFields } from './person-fields.tsx';
import { Received } from './received.tsx';

const words = text.enquiry.tour;
const LANGUAGE_CHOICES = LANGUAGES.map(({ code, name, nativeName }) => ({
  value: code,
  label: name === nativeName ? name : `${nativeName} (${name})`,
}));
const TYPE_CHOICES = TOUR_TYPES.map((type) => ({ value: type, label: text.tourTypes[type] }));

interface TourDialogProps {
  slot: TourSlot;
  onClose: () => void;
}

/** CORE-DEMO-14 to 17 in our reading: what is confirmed is booked. */
export function TourDialog({ slot, onClose }: TourDialogProps) {
  const [booked, setBooked] = useState<ReceivedEnquiry | null>(null);
  const when = text.enquiry.booked(weekdayText(slot.date), clockText(slot.time));
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={when}>
      {booked ? (
        <Received title={words.done} when={when} receipt={booked} onClose={onClose} />
      ) : (
        <TourForm slot={slot} onBooked={setBooked} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function TourForm({
  slot,
  onBooked,
  onCancel,
}: {
  slot: TourSlot;
  onBooked: (receipt: ReceivedEnquiry) => void;
  onCancel: () => void;
}) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(TourEnquiry),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      message: '',
      slotId: slot.id,
      preferredLanguage: 'en' as LanguageCode,
      tourType: slot.type,
    },
    send: async (values) => {
      // Also after a refusal: someone else has it, and the list must say so.
      const refresh = () => void queryClient.invalidateQueries({ queryKey: api.enquiries.tourSlots.key() });
      onBooked(await apiClient.enquiries.bookTour(values).finally(refresh));
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
      <PersonFields register={form.register} errors={errors} />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.language} error={errors.preferredLanguage?.message}>
          <Controller
            control={form.control}
            name="preferredLanguage"
            render={({ field }) => (
              <Select options={LANGUAGE_CHOICES} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field label={words.type} error={errors.tourType?.message}>
          <Controller
            control={form.control}
            name="tourType"
            render={({ field }) => (
              <Select options={TYPE_CHOICES} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
      </div>
      <Field label={text.enquiry.message} aside={text.enquiry.optional} error={errors.message?.message}>
        <TextArea rows={3} {...form.register('message')} />
      </Field>
    </EnquiryForm>
  );
}
