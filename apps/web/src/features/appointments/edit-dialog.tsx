import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { PARTICIPANTS_MAX, TITLE_MAX_LENGTH } from '@propguard/rules/appointments/appointment-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { User } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { RemovableChip } from '../../ui/controls/removable-chip.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { type Place, PlaceFields, placeSent } from './place-fields.tsx';
import { peopleQuery } from './queries.ts';
import { text } from './text.ts';

const TYPING_MS = 250;
const words = text.editing;

type Guest = { id: string; name: string };

interface EditDialogProps {
  appointment: AppointmentDetail;
  onClose: () => void;
}

/** Where and how people meet, and who else comes; the time is moved by Reschedule. */
export function EditDialog({ appointment, onClose }: EditDialogProps) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(appointment.title);
  const [place, setPlace] = useState<Place>({
    locationType: appointment.locationType,
    address: appointment.address ?? '',
    link: appointment.meetingLink ?? '',
  });
  const [instructions, setInstructions] = useState(appointment.instructions ?? '');
  const [guests, setGuests] = useState<Guest[]>(
    appointment.participants.others.map(({ id, name }) => ({ id, name: name ?? text.noClient })),
  );
  const [error, setError] = useState<{ link?: string | undefined; form?: string | undefined }>({});
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await apiClient.appointments.change({
        id: appointment.id,
        title: title.trim() || appointment.title,
        ...placeSent(place),
        instructions: instructions.trim() || null,
        participantIds: guests.map(({ id }) => id),
      });
      notify.success({ title: words.saved });
      onClose();
    } catch (refusal) {
      const [wrong] = fieldErrorsOf(refusal);
      setError(
        wrong?.field === 'meetingLink'
          ? { link: wrong.message }
          : { form: wrong?.message ?? errorText(refusal) },
      );
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: api.appointments.key() });
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.description}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {error.form ? <ErrorState title={error.form} /> : null}
        <Field label={words.name}>
          <TextInput
            value={title}
            maxLength={TITLE_MAX_LENGTH}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <PlaceFields place={place} onChange={setPlace} linkError={error.link} />
        </div>
        <Field label={words.instructions} aside={text.form.optional}>
          <TextArea rows={2} value={instructions} onChange={(event) => setInstructions(event.target.value)} />
        </Field>
        <Guests guests={guests} except={appointment.participants.client?.id ?? null} onChange={setGuests} />
        <div className="flex justify-end gap-2 max-md:*:flex-1">
          <Button kind="ghost" onClick={onClose}>
            {text.form.cancel}
          </Button>
          <Button type="submit" kind="primary" busy={isSending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface GuestsProps {
  guests: readonly Guest[];
  /** The client comes anyway. */
  except: string | null;
  onChange: (guests: Guest[]) => void;
}

function Guests({ guests, except, onChange }: GuestsProps) {
  const [search, setSearch] = useState('');
  const found = useQuery(peopleQuery(useDebounced(search.trim(), TYPING_MS)));
  const people = (found.data?.items ?? [])
    .map(({ id, name, addresses }) => ({ id, name: name ?? addresses[0]?.value ?? '' }))
    .filter(({ id }) => id !== except && !guests.some((guest) => guest.id === id));
  return (
    <div className="grid gap-2">
      <Field label={words.guests} aside={text.form.optional}>
        <SuggestInput
          value={search}
          onValueChange={setSearch}
          options={people.map(({ id, name }) => ({ id, label: name, icon: User }))}
          listLabel={text.form.clientList}
          countText={text.form.clientCount}
          onChoose={(id) => {
            const guest = people.find((person) => person.id === id);
            if (guest && guests.length < PARTICIPANTS_MAX) onChange([...guests, guest]);
            setSearch('');
          }}
          onSubmit={() => undefined}
          icon={User}
          placeholder={words.findGuest}
          maxLength={100}
        />
      </Field>
      {guests.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {guests.map((guest) => (
            <RemovableChip
              key={guest.id}
              label={guest.name}
              removeLabel={words.removeGuest(guest.name)}
              onRemove={() => onChange(guests.filter(({ id }) => id !== guest.id))}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
