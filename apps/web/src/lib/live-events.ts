import type { LiveEvent } from '@propguard/protocol/events';
import { EVENTS_KEPT_MS } from '@propguard/rules/interface/defaults';
import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, apiClient } from './api.ts';
import { askedAt, oldestMs } from './asked-at.ts';
import { keepWatching } from './keep-watching.ts';
import { useSession } from './session.ts';
import { whileVisible } from './while-visible.ts';

/** A browser opens six connections to a server: tabs in the background give theirs back. */
const HIDDEN_GRACE_MS = 60_000;

type Subject = Extract<LiveEvent, { type: 'changed' }>['subject'];

/** Which answers are out of date when a subject has changed. */
const KEYS_OF: Record<Subject, () => QueryKey[]> = {
  jobs: () => [
    api.jobs.key(),
    api.installation.sampleData.key(),
    api.portfolios.list.key(),
    api.portfolios.get.key(),
    api.portfolios.homes.key(),
    api.portfolios.rejectedRows.key(),
  ],
  // The person's own role may be the one that has changed.
  members: () => [api.workspaces.members.key(), api.account.session.key()],
  invitations: () => [api.workspaces.invitations.key()],
  apiKeys: () => [api.apiKeys.key()],
  workspace: () => [api.workspaces.key(), api.account.session.key()],
  outbox: () => [api.installation.outbox.key()],
  savedSearches: () => [api.savedSearches.key()],
  // Not one assessment, whole: it stands as it was made, and was fetched a moment before the event comes.
  assessments: () => [
    api.assessments.list.key(),
    api.assessments.lastOfProperties.key(),
    api.assessments.listScenarios.key(),
    api.riskDashboard.overview.key(),
  ],
  leadForms: () => [api.leadForms.key()],
  leadImports: () => [api.leadImports.key()],
  ownListings: () => [api.ownListings.key()],
  conversations: () => [api.conversations.key(), api.assistant.key(), api.inbox.key()],
  people: () => [api.sampleOperations.key(), api.people.key(), api.consent.key(), api.privacy.key()],
  leads: () => [api.sampleOperations.key(), api.leads.key(), api.leadScoring.key(), api.qualification.key()],
  outbound: () => [api.outbound.key()],
  notices: () => [api.notices.list.key(), api.notices.summary.key()],
  webhooks: () => [api.webhooks.key()],
  hubspot: () => [api.hubspot.key()],
  agents: () => [api.agents.key()],
  bookingPages: () => [api.booking.pages.key(), api.booking.feeds.key(), api.waitlist.key()],
  appointments: () => [api.appointments.key(), api.openHomes.key()],
  channels: () => [api.channels.key()],
  calendars: () => [api.calendars.key(), api.appointments.freeTimes.key()],
  listings: () => [api.listings.key(), api.savedSearches.key()],
  loans: () => [api.loans.key()],
  // A verdict follows from the rules and the lender's facts.
  lendingRules: () => [api.ruleSets.key(), api.lending.key(), api.loans.portfolio.key()],
  dataImports: () => [api.dataImports.key()],
  // Not the verification: it reads the whole trail, and is asked for by a person.
  audit: () => [api.audit.list.key()],
  reports: () => [api.reports.key()],
  watchList: () => [api.riskDashboard.key()],
  hazardLayers: () => [api.hazards.key(), api.installation.about.key()],
  enquiries: () => [api.enquiries.key()],
  certificates: () => [api.certificates.key()],
  plan: () => [api.plans.usage.key()],
};

export function applyLiveEvent(queryClient: QueryClient, event: LiveEvent): void {
  if (event.type === 'watching') return;
  if (event.type === 'resync') {
    void queryClient.invalidateQueries();
    return;
  }
  const { agoMs } = event;
  const happenedAt = agoMs === undefined ? null : Date.now() - agoMs;
  // What was asked for after it happened knows of it.
  const predicate = (query: Query) => happenedAt === null || askedAt(query) <= happenedAt;
  for (const queryKey of KEYS_OF[event.subject]())
    void queryClient.invalidateQueries({ queryKey, predicate });
}

/** Asks again for what is on the screen as soon as the server says that it has changed. */
export function useLiveEvents(): void {
  const queryClient = useQueryClient();
  const { session } = useSession();
  const source = session?.workspace?.id ?? (session?.operator ? session.account.id : null);
  useEffect(() => {
    if (source === null) return undefined;
    let hasWatched = false;
    /** Of the first stream: later ones follow a gap, and ask for everything. */
    const sinceMs = () => {
      const oldest = hasWatched ? Number.POSITIVE_INFINITY : oldestMs(queryClient);
      hasWatched = true;
      return oldest > EVENTS_KEPT_MS ? undefined : { sinceMs: Math.ceil(oldest) };
    };
    return whileVisible({
      hiddenGraceMs: HIDDEN_GRACE_MS,
      onResume: () => applyLiveEvent(queryClient, { type: 'resync' }),
      start: (signal) =>
        void keepWatching({
          open: (openSignal) => apiClient.events.watch(sinceMs(), { signal: openSignal }),
          onEvent: (event) => applyLiveEvent(queryClient, event),
          signal,
        }),
    });
  }, [queryClient, source]);
}
