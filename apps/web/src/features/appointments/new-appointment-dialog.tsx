import type { Agent } from '@propguard/protocol/agents';
import { APPOINTMENT_KINDS, type AppointmentKind } from '@propguard/rules/appointments/appointment-kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { type FoundHome, HomeField } from '../../parts/properties/home-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { type ChosenClient, ClientChoice } from './client-choice.tsx';
import { type Place, PlaceFields, placeSent } from './place-fields.tsx';
import { text } from './text.ts';
import { type ChosenTime, TimeChoice, whenOf } from './time-choice.tsx';

const ANYONE = 'anyone';

interface NewAppointmentProps {
  agents: readonly Agent[];
  zone: string;
  day: string;
  onBooked: (id: string) => void;
}

export function NewAppointmentDialog(props: NewAppointmentProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="primary" icon={Plus}>
          {text.new}
        </Button>
      }
      title={text.new}
      description={text.form.description}
    >
      <BookingForm {...props} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

/** For a lead, whose name and agent are known already. */
export function LeadAppointmentDialog({
  leadId,
  onClose,
  ...props
}: NewAppointmentProps & { leadId: string; isByVideo?: boolean; onClose: () => void }) {
  const { data: lead, error } = useQuery(api.leads.get.queryOptions({ input: { id: leadId } }));
  return (
    <Dialog open onOpenChange={onClose} title={text.new} description={text.form.description}>
      {error ? <ErrorState title={errorText(error)} /> : null}
      {lead ? (
        <BookingForm
          {...props}
          onClose={onClose}
          lead={{
            id: lead.id,
            personId: lead.personId,
            name: lead.name ?? '',
            agentId: lead.agent?.id ?? null,
          }}
        />
      ) : null}
    </Dialog>
  );
}

const clientFields = (client: ChosenClient) => {
  if (client.kind === 'known') return { personId: client.personId };
  if (client.kind === 'none') return {};
  return {
    person: {
      name: client.name,
      addresses: [
        ...(client.email.trim() ? [{ kind: 'email' as const, value: client.email }] : []),
        ...(client.phone.trim() ? [{ kind: 'phone' as const, value: client.phone }] : []),
      ],
    },
  };
};

/** Which part of the form a refusal belongs to. */
type Part = 'client' | 'time' | 'home' | 'link' | 'form';
const partOf = (field: string): Part => {
  if (field === 'propertyId') return 'home';
  if (/^person|^personId|^addresses/.test(field)) return 'client';
  if (/^startsAt|^wall/.test(field)) return 'time';
  return field === 'meetingLink' ? 'link' : 'form';
};

function BookingForm({
  agents,
  zone: workspaceZone,
  day: firstDay,
  onBooked,
  onClose,
  isByVideo = false,
  lead,
}: NewAppointmentProps & {
  onClose: () => void;
  isByVideo?: boolean;
  lead?: { id: string; personId: string; name: string; agentId: string | null };
}) {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<AppointmentKind>(isByVideo ? 'virtual-tour' : 'viewing');
  const [place, setPlace] = useState<Place>({
    locationType: isByVideo ? 'virtual' : 'physical',
    address: '',
    link: '',
  });
  const [agentId, setAgentId] = useState(
    agents.some(({ id }) => id === lead?.agentId) ? (lead?.agentId ?? ANYONE) : ANYONE,
  );
  const [client, setClient] = useState<ChosenClient>(
    lead ? { kind: 'known', personId: lead.personId, name: lead.name } : { kind: 'none' },
  );
  const [day, setDay] = useState(firstDay);
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  const [isDropped, setDropped] = useState(false);
  const [home, setHome] = useState<FoundHome | null>(null);
  const [notes, setNotes] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Part, string>>>({});
  const [isSending, setSending] = useState(false);
  const agent = agents.find(({ id }) => id === agentId);
  const zone = agent?.zone ?? workspaceZone;
  /** What is free depends on it: a time that was chosen before may not be. */
  const offerAgain = () => {
    if (chosen === null) return;
    setChosen(null);
    setDropped(true);
  };
  const refuse = (error: unknown) => {
    const fields = fieldErrorsOf(error);
    setErrors(
      fields.length === 0
        ? { time: errorText(error) }
        : Object.fromEntries(fields.map(({ field, message }) => [partOf(field), message])),
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) {
      setErrors({ time: text.form.chooseTime });
      return;
    }
    setSending(true);
    try {
      const made = await apiClient.appointments.create({
        kind,
        ...placeSent(home ? { ...place, address: home.address } : place),
        agentId: agent?.id ?? null,
        ...clientFields(client),
        leadId: client.kind === 'known' && client.personId === lead?.personId ? lead.id : null,
        ...whenOf(day, zone, chosen),
        propertyId: home?.id ?? null,
        notes,
        isConfirmed,
      });
      notify.success({ title: text.form.booked });
      onClose();
      onBooked(made.id);
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: api.appointments.key() });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {errors.form ? <ErrorState title={errors.form} /> : null}
      <ClientChoice client={client} onChange={setClient} error={errors.client} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={text.form.kind}>
          <Select
            options={APPOINTMENT_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
            value={kind}
            onValueChange={(next) => {
              setKind(next);
              offerAgain();
            }}
          />
        </Field>
        <Field label={text.form.agent}>
          <Select
            options={[
              { value: ANYONE, label: text.form.anyone },
              ...agents.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={agentId}
            onValueChange={(next) => {
              setAgentId(next);
              offerAgain();
            }}
          />
        </Field>
        <PlaceFields
          place={place}
          onChange={(next) => {
            setPlace(next);
            if (next.locationType !== place.locationType) offerAgain();
          }}
          hasHome={home !== null}
          linkError={errors.link}
        />
      </div>
      <TimeChoice
        kind={kind}
        locationType={place.locationType}
        agentId={agent?.id ?? null}
        day={day}
        onDay={setDay}
        zone={zone}
        chosen={chosen}
        onChoose={(next) => {
          setErrors({});
          setDropped(false);
          setChosen(next);
        }}
        note={isDropped ? text.form.timeDropped : undefined}
        error={errors.time}
      />
      <HomeField
        aside={text.form.optional}
        hint={text.form.homeHint}
        error={errors.home}
        onHome={(_, found) => setHome(found)}
      />
      <Field label={text.form.notes} aside={text.form.optional}>
        <TextArea rows={2} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <Checkbox
        label={text.form.confirmed}
        checked={isConfirmed}
        onCheckedChange={(next) => setConfirmed(next === true)}
      />
      <div className="flex justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          {text.form.cancel}
        </Button>
        <Button type="submit" kind="primary" busy={isSending} busyLabel={text.form.booking}>
          {text.form.submit}
        </Button>
      </div>
    </form>
  );
}
