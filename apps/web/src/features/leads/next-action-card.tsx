import type { AddressConsent } from '@propguard/protocol/consent';
import type { Lead } from '@propguard/protocol/lead-facts';
import type { LeadMatch, LeadTask } from '@propguard/protocol/leads';
import { type LeadStanding, nextActions, type PossibleAction } from '@propguard/rules/leads/next-action';
import { FLOWS } from '@propguard/rules/qualification/flow';
import { mayCallAt } from '@propguard/rules/time/permitted-hours';
import { useQuery } from '@tanstack/react-query';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import {
  appointmentsOfLeadQuery,
  consentQuery,
  matchesQuery,
  qualificationsQuery,
  tasksQuery,
} from './queries.ts';
import { ResponseClock } from './response-clock.tsx';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.nextAction;
const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

const earliestOpen = (tasks: readonly LeadTask[]): LeadStanding['task'] => {
  const [first] = tasks
    .filter(({ doneAt }) => doneAt === null)
    .sort((one, other) => (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9'));
  return first ? { title: first.title, dueAt: dateOf(first.dueAt) } : null;
};

/** Nobody calls who was told not to; a register that lists them says so too. */
const isRefused = (addresses: readonly AddressConsent[], channel: 'call' | 'email'): boolean =>
  addresses.some(({ standings }) =>
    standings.some(
      (standing) =>
        standing.channel === channel && (standing.basis === 'withdrawn' || standing.basis === 'complained'),
    ),
  );

interface Known {
  tasks: readonly LeadTask[];
  matches: readonly LeadMatch[];
  addresses: readonly AddressConsent[];
  openQuestions: number | null;
  hasAppointment: boolean;
  zone: string;
}

const standingOf = (lead: Lead, known: Known, now: Date): LeadStanding => ({
  status: lead.status,
  band: lead.scoreBand,
  responseDueAt: dateOf(lead.responseDueAt),
  nextFollowUpAt: dateOf(lead.nextFollowUpAt),
  lastContactAt: dateOf(lead.lastContactAt),
  task: earliestOpen(known.tasks),
  openQuestions: known.openQuestions,
  hasAppointment: known.hasAppointment,
  homes: known.matches.filter(({ misses }) => misses.length === 0).length,
  canBeCalled: {
    phone: lead.phone !== null,
    hours: mayCallAt(known.zone, now),
    consent: !isRefused(known.addresses, 'call'),
  },
  canBeMailed: lead.email !== null && !isRefused(known.addresses, 'email'),
});

/** One thing to do first, why, and what else could be done; what is not allowed now is named as such. */
export function NextActionCard({ lead }: { lead: Lead }) {
  const times = useLeadTimes();
  const found = {
    tasks: useQuery(tasksQuery(lead.id)),
    matches: useQuery(matchesQuery(lead.id)),
    consent: useQuery(consentQuery(lead.personId)),
    qualified: useQuery(qualificationsQuery(lead.id)),
    appointments: useQuery(appointmentsOfLeadQuery(lead.id)),
  };
  const tasks = found.tasks.data?.items;
  const matches = found.matches.data?.items;
  const addresses = found.consent.data?.addresses;
  const qualified = found.qualified.data?.items;
  const appointments = found.appointments.data?.items;
  if (lead.mergedInto) return null;
  if (Object.values(found).some(({ isError, data }) => isError && data === undefined)) return null;
  if (!tasks || !matches || !addresses || !qualified || !appointments)
    return (
      // As tall as one action with its reason and another one: what stands below it stays where it is.
      <Card title={words.title} className="border-accent! bg-accent-soft!">
        <Loading label={words.loading}>
          <Skeleton height={132} />
        </Loading>
      </Card>
    );
  const { intent } = lead;
  const kept = qualified.find(({ flow }) => flow === intent);
  const now = new Date();
  const standing = standingOf(
    lead,
    {
      tasks,
      matches,
      addresses,
      openQuestions: intent
        ? FLOWS[intent].filter(({ key }) => !(key in (kept?.answers ?? {}))).length
        : null,
      hasAppointment: appointments.length > 0,
      zone: times.zone,
    },
    now,
  );
  const [first, ...others] = nextActions(standing, now);
  const whenOf = (at: Date | null): string => (at === null ? '' : times.when(at.toISOString()));
  const whyOf = ({ action, by }: PossibleAction): string =>
    ({
      answer: words.why.answer,
      'do-task': words.why.task(standing.task?.title ?? '', whenOf(by)),
      'follow-up': words.why.followUp(whenOf(by)),
      qualify: words.why.qualify(standing.openQuestions),
      book: words.why.book,
      'send-homes': words.why.homes(standing.homes),
      call: words.why.call(lead.lastContactAt ? times.when(lead.lastContactAt) : null),
    })[action];
  return (
    <Card title={words.title} className="border-accent! bg-accent-soft!">
      {first ? (
        <>
          <p className="flex flex-wrap items-center gap-2 text-16 font-semibold">
            {words.actions[first.action]}
            {first.action === 'answer' && lead.responseDueAt ? (
              <ResponseClock dueAt={lead.responseDueAt} />
            ) : null}
          </p>
          <p className="mt-1 font-serif text-16">
            {whyOf(first)}
            {first.barrier ? ` ${words.barriers[first.barrier]}` : ''}
          </p>
        </>
      ) : (
        <p className="text-muted">{words.nothing}</p>
      )}
      {others.length > 0 ? (
        <div className="mt-3 border-t border-rule pt-2 text-13">
          <h3 className="text-12 text-muted">{words.also}</h3>
          <ul className="grid gap-1 pt-1">
            {others.map((one) => (
              <li key={one.action}>
                {words.actions[one.action]}
                <span className="block text-12 text-muted">
                  {one.barrier ? words.barriers[one.barrier] : whyOf(one)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  );
}
