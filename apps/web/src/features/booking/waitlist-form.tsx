import { zodResolver } from '@hookform/resolvers/zod';
import { NewWaitlistEntry } from '@propguard/protocol/waitlist';
import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import { DAY_PARTS, type DayPart } from '@propguard/rules/waitlist/waitlist';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CopyLink } from './copy-link.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { useFieldProblem, useProblem } from './languages/use-problem.ts';

const USUAL_DAYS = 14;
type Joined = { pass: string; mailed: boolean };

interface WaitlistFormProps {
  slug: string;
  place: LocationType;
  /** Of the office: its days are meant. */
  zone: string;
}

/** For whoever finds no time that suits: folded away until they ask for it. */
export function WaitlistForm(props: WaitlistFormProps) {
  const { waitlist: text } = useSpoken().text;
  const [open, setOpen] = useState(false);
  const [joined, setJoined] = useState<Joined | null>(null);
  return (
    <section aria-label={text.title} className="mt-5 rounded-2 border border-line bg-surface p-4 md:p-6">
      {joined ? (
        <JoinedNote joined={joined} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-[1_1_18rem]">
              <h2 className="text-16 font-semibold">{text.offer}</h2>
              <p className="text-13 text-muted">{text.offerHint}</p>
            </div>
            {open ? null : <Button onClick={() => setOpen(true)}>{text.join}</Button>}
          </div>
          {open ? <Wish {...props} onJoined={setJoined} onClose={() => setOpen(false)} /> : null}
        </>
      )}
    </section>
  );
}

function JoinedNote({ joined: { pass, mailed } }: { joined: Joined }) {
  const { waitlist: text } = useSpoken().text;
  const path = pathTo(PATHS.waitlist, { pass });
  const link = `${window.location.origin}${path}`;
  return (
    <div role="status">
      <h2 className="text-16 font-semibold">{text.joined}</h2>
      <p className="text-13 text-muted">{mailed ? text.joinedMailed : text.joinedLink}</p>
      {mailed ? null : (
        <p className="mt-2 rounded-2 bg-sunken px-3 py-2 font-mono text-12 break-all">{link}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyLink link={link} />
        <LinkButton kind="ghost" to={path}>
          {text.see}
        </LinkButton>
      </div>
    </div>
  );
}

type WishProps = WaitlistFormProps & { onJoined: (joined: Joined) => void; onClose: () => void };

function Wish({ slug, place, zone, onJoined, onClose }: WishProps) {
  const {
    language,
    text: { waitlist: text, ...general },
  } = useSpoken();
  const wrong = useFieldProblem();
  const today = dayIn(zone, new Date());
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof NewWaitlistEntry>,
    z.output<typeof NewWaitlistEntry>
  >({
    resolver: zodResolver(NewWaitlistEntry),
    describe: useProblem(),
    defaultValues: {
      place,
      name: '',
      email: '',
      phone: '',
      fromDay: today,
      toDay: addDays(today, USUAL_DAYS),
      part: 'any',
    },
    send: async (values) => onJoined(await apiClient.waitlist.join({ slug, ...values, place, language })),
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} aria-label={text.join} className="mt-4 grid gap-3.5">
      {formError ? (
        <Alert tone="danger" live title={text.notDone}>
          {formError}
        </Alert>
      ) : null}
      <div className="grid gap-3.5 md:grid-cols-3">
        <Field label={text.from} error={wrong('fromDay', errors.fromDay)}>
          <TextInput type="date" min={today} {...form.register('fromDay')} />
        </Field>
        <Field label={text.to} error={wrong('toDay', errors.toDay)}>
          <TextInput type="date" min={today} {...form.register('toDay')} />
        </Field>
        <Field label={text.part} error={wrong('part', errors.part)}>
          <Controller
            control={form.control}
            name="part"
            render={({ field }) => (
              <Select<DayPart>
                options={DAY_PARTS.map((value) => ({ value, label: text.parts[value] }))}
                value={field.value ?? 'any'}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      </div>
      <div className="grid gap-3.5 md:grid-cols-2">
        <Field label={general.name} error={wrong('name', errors.name)} required>
          <TextInput autoComplete="name" maxLength={PERSON_NAME_MAX_LENGTH} {...form.register('name')} />
        </Field>
        <Field label={general.email} error={wrong('email', errors.email)} required>
          <TextInput type="email" autoComplete="email" {...form.register('email')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" busy={isSending} busyLabel={text.joining}>
          {text.join}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {text.notNow}
        </Button>
      </div>
    </form>
  );
}
