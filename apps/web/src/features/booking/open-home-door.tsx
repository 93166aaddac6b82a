import { zodResolver } from '@hookform/resolvers/zod';
import { NewVisit, type PublicOpenHome } from '@propguard/protocol/open-homes';
import { newsAsked } from '@propguard/rules/booking/news-consent';
import { PARTY_MAX } from '@propguard/rules/open-homes/open-homes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ClientFields } from './client-fields.tsx';
import { LanguageMenu, useSpoken } from './languages/spoken.tsx';
import { useProblem } from './languages/use-problem.ts';
import { OpenedByLink } from './opened-by-link.tsx';
import { PublicFrame } from './public-frame.tsx';
import { doorQuery } from './queries.ts';
import { cityOf, clockText, longDayText } from './times.ts';

/** `/open-home/{pass}`: at the door on a phone, or at home beforehand. */
export function OpenHomeDoor() {
  return (
    <OpenedByLink query={doorQuery} title={({ door }) => door.title} frame={{ isChangedByLetter: false }}>
      {(data, pass) => <Door pass={pass} home={data} />}
    </OpenedByLink>
  );
}

type Said = { name: string; isCheckedIn: boolean };

function Door({ pass, home }: { pass: string; home: PublicOpenHome }) {
  const {
    locale,
    text: { door: text, statuses },
  } = useSpoken();
  const [said, setSaid] = useState<Said | null>(null);
  const isOpen = home.phase === 'door' || home.phase === 'before';
  return (
    <PublicFrame office={home.office} isChangedByLetter={false} aside={<LanguageMenu />}>
      <div className="mx-auto max-w-120">
        <p className="text-13 text-muted">{text.title}</p>
        <h1 className="font-serif text-28 leading-tight text-balance">
          <bdi>{home.address}</bdi>
        </h1>
        <p className="mt-1 text-14 text-muted tabular-nums">
          {longDayText(home.startTime, home.zone, locale)}, {clockText(home.startTime, home.zone, locale)} –{' '}
          {clockText(home.endTime, home.zone, locale)}, {cityOf(home.zone)}
        </p>
        <p className="mt-2">
          <Badge tone={home.placesLeft > 0 && isOpen ? 'positive' : 'neutral'}>
            {isOpen
              ? text.left({ count: home.placesLeft })
              : home.phase === 'over'
                ? statuses.completed
                : statuses.cancelled}
          </Badge>
        </p>
        {said ? (
          <section role="status" className="mt-5 rounded-2 border border-line bg-surface p-5">
            <h2 className="text-20 font-semibold">
              {(said.isCheckedIn ? text.welcome : text.kept)({ name: said.name })}
            </h2>
            <p className="text-14 text-muted">{said.isCheckedIn ? text.welcomeHint : text.keptHint}</p>
            <Button className="mt-4" onClick={() => setSaid(null)}>
              {said.isCheckedIn ? text.next : text.register}
            </Button>
          </section>
        ) : isOpen ? (
          <VisitForm pass={pass} home={home} onSaid={setSaid} />
        ) : (
          <p className="mt-5 text-16">{home.phase === 'over' ? text.over : text.off}</p>
        )}
      </div>
    </PublicFrame>
  );
}

const Values = NewVisit.extend({ people: z.string() });

interface VisitFormProps {
  pass: string;
  home: PublicOpenHome;
  onSaid: (said: Said) => void;
}

function VisitForm({ pass, home, onSaid }: VisitFormProps) {
  const {
    language,
    text: { door: text, privacy },
  } = useSpoken();
  const queryClient = useQueryClient();
  const news = newsAsked(home.office, language);
  const isDoor = home.phase === 'door';
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof Values>,
    z.output<typeof Values>
  >({
    resolver: zodResolver(Values),
    describe: useProblem(),
    defaultValues: { name: '', email: '', phone: '', people: '1', wantsNews: false },
    send: async (values) => {
      const sent = { pass, ...values, language, people: Number(values.people) };
      try {
        const { isCheckedIn } = await apiClient.openHomes.enter(sent);
        onSaid({ name: values.name, isCheckedIn });
      } finally {
        // How many places are left, whether or not these got one.
        void queryClient.invalidateQueries({ queryKey: doorQuery(pass).queryKey });
      }
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={isDoor ? text.checkIn : text.register}
      className="mt-5 grid gap-3.5 rounded-2 border border-line bg-surface p-5"
    >
      <h2 className="text-20 font-semibold">{isDoor ? text.checkIn : text.register}</h2>
      {formError ? (
        <Alert tone="danger" live title={text.notDone}>
          {formError}
        </Alert>
      ) : null}
      <ClientFields
        fields={{
          name: form.register('name'),
          email: form.register('email'),
          phone: form.register('phone'),
        }}
        errors={errors}
        people={{
          label: text.people,
          value: form.watch('people'),
          most: PARTY_MAX,
          ...(language === 'en' ? {} : { problem: text.left({ count: home.placesLeft }) }),
          onChange: (people) => form.setValue('people', people),
        }}
      />
      <Controller
        control={form.control}
        name="wantsNews"
        render={({ field }) => (
          <Checkbox
            label={news.label}
            description={news.hint}
            checked={field.value ?? false}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={isSending} busyLabel={text.sending}>
        {isDoor ? text.checkIn : text.register}
      </Button>
      <p className="text-12 text-muted">
        {text.use({ office: home.office })} <TextLink to={SCREENS.privacy.path}>{privacy}</TextLink>
      </p>
    </form>
  );
}
