import type { InboxConversation } from '@propguard/protocol/inbox';
import { PATHS } from '@propguard/rules/routes/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { apiClient } from '../../lib/api.ts';
import { Avatar } from '../../parts/people/avatar.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { leadPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { text } from './text.ts';
import { useInboxAction } from './use-inbox-action.ts';
import { useShortTime } from './use-short-time.ts';

const words = text.about_;
const LINK = 'rounded-1 text-accent underline decoration-1 underline-offset-3';

/** Whom the conversation is with: lead, addresses, what is booked, what was said before. */
export function PersonPane({ conversation }: { conversation: InboxConversation }) {
  const { id, name, lead, contact, appointment, earlier, csat } = conversation;
  const instants = useInstantText();
  const time = useShortTime();
  const { run, isBusy } = useInboxAction();
  const shown = name ?? text.unknown;
  return (
    <div className="divide-y divide-line">
      <div className="flex items-center gap-3 px-4.5 py-3">
        <Avatar name={shown} size="lg" />
        <p dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {shown}
        </p>
      </div>
      <Section title={words.lead}>
        {lead ? (
          <p className="flex items-center gap-2 text-13">
            <Link to={leadPath(lead.id)} className={LINK}>
              {lead.name ?? shown}
            </Link>
            <Badge>{lead.status}</Badge>
            {lead.score === null ? null : (
              <span className="ml-auto text-20 font-semibold tabular-nums">{lead.score}</span>
            )}
            {lead.band ? <Badge tone="caution">{lead.band}</Badge> : null}
          </p>
        ) : (
          <Button
            size="sm"
            busy={isBusy}
            onClick={() => run(() => apiClient.inbox.makeLead({ id }), text.actions.leadMade)}
          >
            {text.actions.makeLead}
          </Button>
        )}
      </Section>
      <Section title={words.channels(contact.addresses.length)}>
        <ul className="grid grid-cols-1 gap-1.5 text-13">
          {contact.addresses.map(({ kind, value }) => (
            <li key={value} className="flex gap-2">
              <span className="w-18 flex-none text-muted">{kind}</span>
              <span className="min-w-0 break-all">{value}</span>
            </li>
          ))}
          <li className="flex gap-2">
            <span className="w-18 flex-none text-muted">{words.since}</span>
            {instants.date(contact.since)}
          </li>
        </ul>
      </Section>
      {appointment ? (
        <Section title={words.appointment}>
          <Link to={PATHS.appointments} className={`${LINK} text-13`}>
            {appointment.title}
          </Link>
          <p className="text-12 text-muted">{instants.dateTime(appointment.startsAt)}</p>
        </Section>
      ) : null}
      {csat === null ? null : (
        <Section title={words.rating}>
          <p className="text-13">{text.row.rated(csat)}</p>
        </Section>
      )}
      {earlier.length > 0 ? (
        <Section title={words.earlier}>
          <ul className="grid grid-cols-1 gap-1.5 text-13">
            {earlier.map((one) => (
              <li key={one.id} className="flex items-center gap-2">
                <Icon of={CHANNEL_ICONS[one.channel]} size={12} />
                <Link
                  to={`${PATHS.inbox}?conversation=${one.id}`}
                  className="min-w-0 flex-1 truncate hover:underline"
                >
                  {one.title}
                </Link>
                <span className="flex-none text-12 text-muted">{time(one.updatedAt)}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 px-4.5 py-3.5">
      <h3 className="text-13">{title}</h3>
      {children}
    </section>
  );
}
