import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { phoneText } from '@propguard/rules/people/phone-text';
import { Avatar } from '../../parts/people/avatar.tsx';
import { Section } from './pane-section.tsx';
import { text } from './text.ts';

type Participants = AppointmentDetail['participants'];

/** OPS-ENT-04: who comes, and how they are reached. */
export function PanePeople({ participants }: { participants: Participants }) {
  return (
    <Section title={text.detail.participants}>
      <ul className="grid gap-2 text-13">
        {participants.agent ? (
          <Someone
            name={participants.agent.name}
            role={text.detail.agent}
            phone={participants.agent.phone}
            email={participants.agent.email}
          />
        ) : null}
        {participants.client ? (
          <Someone
            name={participants.client.name ?? text.noClient}
            role={text.detail.client}
            phone={addressOf(participants.client, 'phone')}
            email={addressOf(participants.client, 'email')}
          />
        ) : null}
        {participants.others.map((guest) => (
          <Someone key={guest.id} name={guest.name ?? text.noClient} role={text.detail.guest} />
        ))}
      </ul>
    </Section>
  );
}

interface SomeoneProps {
  name: string;
  role: string;
  phone?: string | null;
  email?: string | null;
}

function Someone({ name, role, phone = null, email = null }: SomeoneProps) {
  return (
    <li className="flex items-center gap-2">
      <Avatar name={name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {phone || email ? (
          <span className="flex flex-wrap gap-x-3 text-12 text-muted">
            {phone ? (
              <a href={`tel:${phone}`} className="tabular-nums hover:underline">
                {phoneText(phone)}
              </a>
            ) : null}
            {email ? (
              <a href={`mailto:${email}`} className="truncate hover:underline">
                {email}
              </a>
            ) : null}
          </span>
        ) : null}
      </span>
      <span className="text-12 text-muted">{role}</span>
    </li>
  );
}

const addressOf = (
  { addresses }: NonNullable<AppointmentDetail['participants']['client']>,
  kind: 'phone' | 'email',
): string | null => addresses.find((address) => address.kind === kind)?.value ?? null;
