import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { PATHS } from '@propguard/rules/routes/paths';
import { Link } from 'react-router';
import { Avatar } from '../../parts/people/avatar.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { inboxPath } from '../../routes/assist.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { MoodLine } from './mood-line.tsx';
import {
  AnswerTime,
  InterestedIn,
  NextSteps,
  PersonLead,
  RememberedFacts,
  WhereReached,
} from './person-facts.tsx';
import { Section } from './person-section.tsx';
import { text } from './text.ts';
import { useShortTime } from './use-short-time.ts';
import { whoIs } from './who-is.ts';

const words = text.about_;
const LINK = 'rounded-1 text-accent underline decoration-1 underline-offset-3';

interface PersonPaneProps {
  conversation: InboxConversation;
  /** Words for the reply. */
  onInsert: (text: string) => void;
}

/** Whom the conversation is with: lead, addresses, what they look at, what is booked, what was said before. */
export function PersonPane({ conversation, onInsert }: PersonPaneProps) {
  const { lead, contact, appointment, earlier, csat, answerTime, remembered } = conversation;
  const instants = useInstantText();
  const time = useShortTime();
  const shown = whoIs(conversation);
  return (
    <div className="divide-y divide-line">
      <div className="flex items-center gap-3 px-4.5 py-3">
        <Avatar name={shown} size="lg" />
        <p dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {shown}
        </p>
      </div>
      <Section title={words.lead}>
        <PersonLead conversation={conversation} />
      </Section>
      <Section title={words.channels(contact.addresses.length)}>
        <WhereReached contact={contact} />
      </Section>
      {lead ? <InterestedIn leadId={lead.id} onInsert={onInsert} /> : null}
      {appointment ? (
        <Section title={words.appointment}>
          <Link to={PATHS.appointments} className={`${LINK} text-13`}>
            {appointment.title}
          </Link>
          <p className="text-12 text-muted">{instants.dateTime(appointment.startsAt)}</p>
        </Section>
      ) : null}
      {answerTime ? (
        <Section title={words.answerTime} aside={words.days}>
          <AnswerTime answerTime={answerTime} />
        </Section>
      ) : null}
      <MoodLine entries={conversation.entries} />
      <RememberedFacts remembered={remembered} />
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
                  to={inboxPath({ conversation: one.id })}
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
      {lead ? <NextSteps leadId={lead.id} /> : null}
    </div>
  );
}
