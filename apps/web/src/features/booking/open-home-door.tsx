import { zodResolver } from '@hookform/resolvers/zod';
import { NewVisit, type PublicOpenHome } from '@propguard/protocol/open-homes';
import { PARTY_MAX } from '@propguard/rules/open-homes/open-homes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ClientFields } from './client-fields.tsx';
import { text } from './open-homes-text.ts';
import { OpenedByLink } from './opened-by-link.tsx';
import { PublicFrame } from './public-frame.tsx';
import { doorQuery } from './queries.ts';
import { cityOf, clockText, longDayText } from './times.ts';

/** `/open-home/{pass}`: at the door on a phone, or at home beforehand. */
export function OpenHomeDoor() {
  return (
    <OpenedByLink query={doorQuery} title={text.doorTitle} frame={{ isChangedByLetter: false }}>
      {(data, pass) => <Door pass={pass} home={data} />}
    </OpenedByLink>
  );
}

type Said = { name: string; isCheckedIn: boolean };

function Door({ pass, home }: { pass: string; home: PublicOpenHome }) {
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<Said | null>(null);
  const isOpen = home.phase === 'door' || home.phase === 'before';
  return (
    <PublicFrame office={home.office} isChangedByLetter={false}>
      <div className="mx-auto max-w-120">
        <p className="text-13 text-muted">{text.doorTitle}</p>
        <h1 className="font-serif text-28 leading-tight text-balance">{home.address}</h1>
        <p className="mt-1 text-14 text-muted tabular-nums">
          {longDayText(home.startTime, home.zone)}, {clockText(home.startTime, home.zone)} –{' '}
          {clockText(home.endTime, home.zone)}, {cityOf(home.zone)}
        </p>
        <p className="mt-2">
          <Badge tone={home.placesLeft > 0 && isOpen ? 'positive' : 'neutral'}>
            {isOpen ? text.left(home.placesLeft) : text.phases[home.phase]}
          </Badge>
        </p>
        {said ? (
          <section role="status" className="mt-5 rounded-2 border border-line bg-surface p-5">
            <h2 className="text-20 font-semibold">
              {said.isCheckedIn ? text.welcome(said.name) : text.kept(said.name)}
            </h2>
            <p className="text-14 text-muted">{said.isCheckedIn ? text.welcomeHint : text.keptHint}</p>
            <Button className="mt-4" onClick={() => setSaid(null)}>
              {text.next}
            </Button>
          </section>
        ) : isOpen ? (
          <VisitForm
            pass={pass}
            home={home}
            onSaid={(next) => {
              setSaid(next);
              void queryClient.invalidateQueries({ queryKey: doorQuery(pass).queryKey });
            }}
          />
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
  const isDoor = home.phase === 'door';
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof Values>,
    z.output<typeof Values>
  >({
    resolver: zodResolver(Values),
    defaultValues: { name: '', email: '', phone: '', people: '1', wantsNews: false },
    send: async (values) => {
      const { isCheckedIn } = await apiClient.openHomes.enter({
        pass,
        ...values,
        people: Number(values.people),
      });
      onSaid({ name: values.name, isCheckedIn });
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={isDoor ? text.checkInTitle : text.registerTitle}
      className="mt-5 grid gap-3.5 rounded-2 border border-line bg-surface p-5"
    >
      <h2 className="text-20 font-semibold">{isDoor ? text.checkInTitle : text.registerTitle}</h2>
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
          onChange: (people) => form.setValue('people', people),
        }}
      />
      <Controller
        control={form.control}
        name="wantsNews"
        render={({ field }) => (
          <Checkbox
            label={text.news}
            description={text.newsHint(home.office)}
            checked={field.value ?? false}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={isSending} busyLabel={text.sending}>
        {isDoor ? text.enter : text.register}
      </Button>
      <p className="text-12 text-muted">{text.use(home.office)}</p>
    </form>
  );
}
