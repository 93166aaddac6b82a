import type { InboxSettings } from '@propguard/protocol/inbox';
import { ANSWER_MINUTES_MAX } from '@propguard/rules/conversations/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text as words } from './text.ts';

type Span = { from: string; to: string };
const NONE: Span = { from: '', to: '' };

const daysOf = ({ hours }: InboxSettings): Span[] =>
  words.days.map((_, index) => hours.find(({ day }) => day === index + 1) ?? NONE);

/** When the team answers: admins set it, since what strangers are promised follows from it. */
export function HoursDialog({ trigger }: { trigger?: ReactNode }) {
  const { meets } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!meets('admin')) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger ?? <IconButton icon={Settings2} label={words.open} kind="ghost" size="sm" />}
      title={words.title}
      description={words.description}
    >
      <Loaded onSaved={() => setIsOpen(false)} />
    </Dialog>
  );
}

function Loaded({ onSaved }: { onSaved: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(api.inbox.settings.queryOptions());
  if (data) return <HoursForm settings={data} onSaved={onSaved} />;
  return error ? (
    <ReadFailure
      title={words.notRead}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
      variant="banner"
    />
  ) : null;
}

function HoursForm({ settings, onSaved }: { settings: InboxSettings; onSaved: () => void }) {
  const [days, setDays] = useState(() => daysOf(settings));
  const [minutes, setMinutes] = useState(String(settings.answerMinutes));
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      apiClient.inbox.changeSettings({
        zone: settings.zone,
        answerMinutes: Number(minutes),
        hours: days.flatMap((span, index) =>
          span.from === '' && span.to === ''
            ? []
            : [{ ...span, day: (index + 1) as InboxSettings['hours'][number]['day'] }],
        ),
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.inbox.key() });
      notify.success({ title: words.saved });
      onSaved();
    },
  });
  const set = (index: number, change: Partial<Span>) =>
    setDays(days.map((span, at) => (at === index ? { from: span.from, to: span.to, ...change } : span)));
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Field label={words.minutes}>
        <TextInput
          type="number"
          min={1}
          max={ANSWER_MINUTES_MAX}
          required
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </Field>
      <p className="text-12 text-muted">
        {settings.zone}. {words.closedDay}
      </p>
      {words.days.map((day, index) => (
        <div key={day} className="grid grid-cols-[7rem_1fr_1fr] items-center gap-2 text-13">
          {day}
          <TextInput
            size="sm"
            type="time"
            aria-label={words.from(day)}
            value={days[index]?.from ?? ''}
            onChange={(event) => set(index, { from: event.target.value })}
          />
          <TextInput
            size="sm"
            type="time"
            aria-label={words.to(day)}
            value={days[index]?.to ?? ''}
            onChange={(event) => set(index, { to: event.target.value })}
          />
        </div>
      ))}
      {save.error ? (
        <p role="alert" className="text-12 text-danger">
          {words.failed}. {errorText(save.error)}
        </p>
      ) : null}
      <Button type="submit" kind="primary" busy={save.isPending} className="justify-self-end">
        {words.save}
      </Button>
    </form>
  );
}
