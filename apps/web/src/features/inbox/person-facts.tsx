import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { shownAddress } from '@propguard/rules/conversations/shown-address';
import { STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { phoneText } from '@propguard/rules/people/phone-text';
import { PATHS } from '@propguard/rules/routes/paths';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check, House, ListTodo, Minus, Send, Video, X } from 'lucide-react';
import { Link } from 'react-router';
import { apiClient } from '../../lib/api.ts';
import { audText } from '../../lib/aud-text.ts';
import { ScoreBadge } from '../../parts/lead-score/score-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { propertyPath } from '../../routes/analyse.ts';
import { newAppointmentPath } from '../../routes/customers.ts';
import { leadPath, ownListingPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { FigureScale } from '../../ui/figures/figure-scale.tsx';
import { HomePicture } from './home-picture.tsx';
import { Section } from './person-section.tsx';
import { consentQuery, matchesQuery } from './queries.ts';
import { text } from './text.ts';
import { useInboxAction } from './use-inbox-action.ts';
import { whoIs } from './who-is.ts';

const words = text.about_;
const LINK = 'touch-area rounded-1 text-accent underline decoration-1 underline-offset-3';

const STATUSES: Readonly<Record<string, string>> = STATUS_NAMES;

/** The score on its scale; who is no lead yet can become one. */
export function PersonLead({ conversation }: { conversation: InboxConversation }) {
  const { id, lead } = conversation;
  const { run, isBusy } = useInboxAction();
  if (!lead)
    return (
      <Button
        size="sm"
        busy={isBusy}
        className="justify-self-start"
        onClick={() => run(() => apiClient.inbox.makeLead({ id }), text.actions.leadMade)}
      >
        {text.actions.makeLead}
      </Button>
    );
  const { score, band } = lead;
  return (
    <div>
      <p className="flex items-center gap-2 text-13">
        <Link to={leadPath(lead.id)} className={LINK}>
          {lead.name ?? whoIs(conversation)}
        </Link>
        <Badge>{STATUSES[lead.status] ?? lead.status}</Badge>
      </p>
      {score === null ? (
        <p className="text-12 text-muted">{words.noScore}</p>
      ) : (
        <>
          <p className="mt-2 flex items-center gap-2">
            <span className="text-28 font-medium tabular-nums">{score}</span>
            {band ? <ScoreBadge score={score} band={band} /> : null}
          </p>
          <FigureScale
            min={0}
            max={100}
            value={score}
            step={10}
            thresholds={[40, 60, 80]}
            format={String}
            label={words.scoreOf(score)}
          />
        </>
      )}
    </div>
  );
}

const CONSENTS = {
  express: { tone: 'positive', icon: Check },
  inferred: { tone: 'positive', icon: Check },
  none: { tone: 'neutral', icon: Minus },
  withdrawn: { tone: 'danger', icon: X },
  complained: { tone: 'danger', icon: X },
} as const;

const addressText = (kind: string, value: string): string | null =>
  kind === 'phone' ? phoneText(value) : kind === 'whatsapp' ? shownAddress(kind, value) : value;

/** Each address, and whether one may write there of one's own accord. */
export function WhereReached({ contact }: { contact: InboxConversation['contact'] }) {
  const instants = useInstantText();
  const { personId } = contact;
  const known = useQuery({ ...consentQuery(personId ?? ''), enabled: personId !== null }).data?.addresses;
  const basisOf = (value: string) => known?.find((one) => one.value === value)?.standings[0]?.basis;
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-13">
      {contact.addresses.map(({ kind, value }) => {
        const basis = basisOf(value);
        return (
          <li key={value} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="w-18 flex-none text-muted">{words.kinds[kind] ?? kind}</span>
            {/* On a line of its own before it is broken. */}
            <span className="min-w-0 flex-auto break-all">{addressText(kind, value)}</span>
            {basis ? <Badge {...CONSENTS[basis]}>{words.consent[basis]}</Badge> : null}
          </li>
        );
      })}
      <li className="flex gap-2">
        <span className="w-18 flex-none text-muted">{words.since}</span>
        {instants.date(contact.since)}
      </li>
    </ul>
  );
}

const HOMES_SHOWN = 3;

/** Homes on offer that fit what they want; one touch puts one into the reply. */
export function InterestedIn({ leadId, onInsert }: { leadId: string; onInsert: (text: string) => void }) {
  const homes = useQuery(matchesQuery(leadId)).data?.items ?? [];
  if (homes.length === 0) return null;
  return (
    <Section title={words.interested} aside={words.match}>
      <ul className="grid grid-cols-1 divide-y divide-line text-13">
        {homes.slice(0, HOMES_SHOWN).map(({ id, isOwn, address, price, bedrooms, picture, ...match }) => (
          <li key={id} className="flex items-center gap-2 py-1.5">
            <HomePicture source={picture} />
            <span className="min-w-0 flex-1">
              <Link to={isOwn ? ownListingPath(id) : propertyPath(id)} className="rounded-1 hover:underline">
                {address}
              </Link>
              <span className="block text-12 text-muted">
                {[price, bedrooms === null ? '' : words.rooms(bedrooms)].filter(Boolean).join(', ')}
              </span>
              <span className="block text-12 text-muted">{words.why(match.reasons, match.misses)}</span>
            </span>
            <span className="flex-none font-semibold tabular-nums">{match.matchScore}%</span>
            <IconButton
              icon={Send}
              size="sm"
              kind="ghost"
              label={words.sendListing(address)}
              // A listing of the agency's own has no page that a guest may open.
              onClick={() =>
                onInsert(
                  words.listing(
                    address,
                    price,
                    isOwn ? null : `${window.location.origin}${propertyPath(id)}`,
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SECONDS_A_MINUTE = 60;
/** Within this somebody who writes still waits at the screen. */
const AIM_MINUTES = 5;

export function AnswerTime({
  answerTime: { medianSeconds, answers },
}: {
  answerTime: NonNullable<InboxConversation['answerTime']>;
}) {
  const minutes = medianSeconds / SECONDS_A_MINUTE;
  const told = words.answered(words.seconds(medianSeconds), answers);
  return (
    <div>
      <p className="text-13 tabular-nums">{told}</p>
      <FigureScale
        min={0}
        max={Math.max(2 * AIM_MINUTES, Math.ceil(minutes))}
        value={minutes}
        step={1}
        thresholds={[AIM_MINUTES]}
        format={(value) => (value === 0 ? '0' : `${value} min`)}
        label={told}
      />
    </div>
  );
}

export function NextSteps({ leadId }: { leadId: string }) {
  return (
    <div className="grid grid-cols-2 gap-2 px-4.5 py-3.5">
      <LinkButton size="sm" icon={CalendarPlus} to={newAppointmentPath(leadId)}>
        {words.book}
      </LinkButton>
      <LinkButton size="sm" icon={Video} to={newAppointmentPath(leadId, 'video')}>
        {words.video}
      </LinkButton>
      <LinkButton size="sm" icon={ListTodo} to={leadPath(leadId)}>
        {words.task}
      </LinkButton>
      <LinkButton size="sm" icon={House} to={PATHS.app}>
        {words.value}
      </LinkButton>
    </div>
  );
}

const PRICES = new Set(['minPriceAud', 'maxPriceAud']);

/** What they said that they look for, and since when it holds. */
export function RememberedFacts({ remembered }: { remembered: InboxConversation['remembered'] }) {
  const instants = useInstantText();
  if (remembered.length === 0) return null;
  return (
    <Section title={words.remembered} aside={words.facts(remembered.length)}>
      <ul className="grid grid-cols-1 divide-y divide-line text-13">
        {remembered.map(({ key, value, at }) => (
          <li key={key} className="flex justify-between gap-2 py-1.5">
            <bdi>{words.told(key, PRICES.has(key) ? audText(Number(value)) : String(value))}</bdi>
            <span className="flex-none text-12 text-muted">{instants.date(at)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
