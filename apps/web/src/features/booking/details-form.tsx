import { zodResolver } from '@hookform/resolvers/zod';
import { type Booked, NewBooking, type PublicHold, type PublicPage } from '@propguard/protocol/booking';
import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { BOOKING_NOTE_MAX_LENGTH, PEOPLE_MAX } from '@propguard/rules/booking/booking-pages';
import { newsAsked } from '@propguard/rules/booking/news-consent';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { apiClient } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { ClientFields } from './client-fields.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { useFieldProblem, useProblem } from './languages/use-problem.ts';

const Values = z.object({
  name: NewBooking.shape.name,
  email: NewBooking.shape.email,
  phone: NewBooking.shape.phone,
  people: z.string(),
  note: z.string(),
  byWhatsApp: z.boolean(),
  wantsNews: z.boolean(),
});
type Values = z.input<typeof Values>;

interface DetailsFormProps {
  slug: string;
  page: PublicPage;
  place: LocationType;
  zone: string;
  hold: PublicHold | null;
  onBooked: (booked: Booked) => void;
  /** The time went to somebody else meanwhile. */
  onLost: () => void;
}

/** Who comes. What was typed stays, whatever becomes of the time. */
export function DetailsForm({ slug, page, place, zone, hold, onBooked, onLost }: DetailsFormProps) {
  const { text, language } = useSpoken();
  const wrong = useFieldProblem();
  const news = newsAsked(page.office, language);
  const { form, onSubmit, formError, isSending } = useServerForm<Values, z.output<typeof Values>>({
    resolver: zodResolver(Values),
    describe: useProblem(),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      people: '1',
      note: '',
      byWhatsApp: false,
      wantsNews: false,
    },
    send: async (values) => {
      if (!hold) return;
      try {
        const sent = { ...values, people: Number(values.people) };
        onBooked(await apiClient.booking.book({ slug, place, holdId: hold.id, language, ...sent }));
      } catch (error) {
        if (isApiError(error) && error.code === 'TIME_TAKEN') onLost();
        else throw error;
      }
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={text.details}
      className="mt-5 grid rounded-2 border border-line bg-surface md:grid-cols-[1fr_23rem]"
    >
      <div className="grid content-start gap-3.5 p-4 md:p-6">
        <h2 className="text-16 font-semibold">{text.details}</h2>
        {formError ? (
          <Alert tone="danger" live title={text.notBooked}>
            {formError}
          </Alert>
        ) : null}
        <div className="grid gap-3.5 md:grid-cols-2">
          <ClientFields
            phoneHint={text.phoneHint}
            fields={{
              name: form.register('name'),
              email: form.register('email'),
              phone: form.register('phone'),
            }}
            errors={errors}
            people={{
              label: text.people,
              value: form.watch('people'),
              most: PEOPLE_MAX,
              onChange: (people) => form.setValue('people', people),
            }}
          />
        </div>
        <Field
          label={page.agent ? text.noteFor({ agent: page.agent.split(' ')[0] ?? '' }) : text.note}
          aside={text.optional}
          error={wrong('note', errors.note)}
        >
          <TextArea rows={3} maxLength={BOOKING_NOTE_MAX_LENGTH} {...form.register('note')} />
        </Field>
        <div className="grid gap-2.5 text-13">
          <Checkbox label={text.letters} description={text.lettersHint} checked disabled />
          {page.remindsByWhatsApp ? (
            <Controller
              control={form.control}
              name="byWhatsApp"
              render={({ field }) => (
                <Checkbox
                  label={text.whatsApp}
                  description={text.whatsAppHint}
                  checked={field.value}
                  onCheckedChange={(checked) => field.onChange(checked === true)}
                />
              )}
            />
          ) : null}
          <Controller
            control={form.control}
            name="wantsNews"
            render={({ field }) => (
              <Checkbox
                label={news.label}
                description={news.hint}
                checked={field.value}
                onCheckedChange={(checked) => field.onChange(checked === true)}
              />
            )}
          />
        </div>
      </div>
      <div className="border-line p-4 max-md:border-t md:border-s md:p-6">
        <BookingSummary page={page} place={place} zone={zone} hold={hold} />
        <Button
          type="submit"
          kind="primary"
          size="lg"
          wide
          className="mt-4"
          disabled={!hold}
          busy={isSending}
          busyLabel={text.confirming}
        >
          {text.confirm}
        </Button>
        <p className="mt-2.5 text-12 text-muted">
          {text.use({ office: page.office })} <TextLink to={SCREENS.privacy.path}>{text.privacy}</TextLink>
        </p>
      </div>
    </form>
  );
}
