import { asJob, atOnce, type Followers } from '../happenings/follower.ts';
import type { Happening, HappeningOf } from '../happenings/happening.ts';
import { leaveBookings, tellOfDepartingMember } from '../slices/appointments/leave-bookings.ts';
import { answerMessage } from '../slices/assistant/turns/answer-message.ts';
import { askLater } from '../slices/booking/ask-satisfaction.ts';
import { writeInvitation } from '../slices/booking/write-invitation.ts';
import { deliverReply } from '../slices/channels/deliver-reply.ts';
import { carryMessage, carryReply, carryState } from '../slices/conversations/carry-on.ts';
import { knowContact } from '../slices/conversations/know-contact.ts';
import { followAppointment } from '../slices/enquiries/follow-appointment.ts';
import { enquiryLeadJob } from '../slices/enquiries/jobs.ts';
import { rollUpTonight } from '../slices/figures/roll-up-tonight.ts';
import { wantInHubspot } from '../slices/hubspot/want-leads.ts';
import { placeWaiting } from '../slices/inbox/assign-waiting.ts';
import { captureOnHandOver, captureOnMessage } from '../slices/inbox/capture-lead.ts';
import { enquiryInboxJob } from '../slices/inbox/jobs.ts';
import { scoreAllLeadsJob } from '../slices/lead-scoring/jobs.ts';
import { scoreLeads } from '../slices/lead-scoring/score-leads.ts';
import { scoreSoon } from '../slices/lead-scoring/score-soon.ts';
import { awaitNewHomes } from '../slices/leads/await-new-homes.ts';
import { followUpAfter } from '../slices/leads/follow-up-after.ts';
import { learnWishes } from '../slices/leads/learn-wishes.ts';
import { tellOfOwnHomes } from '../slices/leads/tell-of-own-homes.ts';
import { refreshMarketFigures } from '../slices/market/refresh-market-figures.ts';
import { trainModelJob } from '../slices/models/jobs.ts';
import { tellVisitors } from '../slices/open-homes/tell-visitors.ts';
import { demandNothingPaid } from '../slices/plans/demand-nothing-paid.ts';
import { noteReassessed } from '../slices/risk-dashboard/note-reassessed.ts';
import { alertSavedSearchesJob } from '../slices/saved-searches/jobs.ts';
import { noteFreedTime, noteNewHours } from '../slices/waitlist/note-freed-time.ts';
import { type OutsideTold, tellWebhooks } from '../slices/webhooks/tell-webhooks.ts';

const OF_THE_INSTALLATION = { workspaceId: null, accountId: null, input: {} };

type DataChange = HappeningOf<'data-published' | 'data-withdrawn'>;

const marketFigures = atOnce<Happening>('market figures', ({ tx }) => refreshMarketFigures({ tx }));
const marketFiguresOfHomes = atOnce<DataChange>('market figures', async ({ tx }, { dataset }) => {
  if (dataset !== 'series') await refreshMarketFigures({ tx });
});

/** Other sales call for another model, unless the operator wants to choose the hour. */
const training = asJob<Happening, typeof trainModelJob.input>(trainModelJob, (_, { config }) =>
  config.models.trainAfterImport ? OF_THE_INSTALLATION : null,
);
const trainingOnSales = asJob<DataChange, typeof trainModelJob.input>(
  trainModelJob,
  ({ dataset }, { config }) =>
    dataset === 'sales' && config.models.trainAfterImport ? OF_THE_INSTALLATION : null,
);

const leadScore = atOnce<HappeningOf<'lead-created' | 'lead-changed'>>(
  'lead score',
  ({ services, tx }, told) => scoreLeads({ services, tx, workspaceId: told.workspaceId }, [told.leadId]),
);

const newHomes = atOnce<HappeningOf<'lead-created' | 'leads-imported'>>(
  'new homes',
  ({ tx }, { workspaceId }) => awaitNewHomes({ tx, workspaceId }),
);

const hubspot = atOnce<HappeningOf<'lead-created' | 'lead-changed' | 'leads-imported'>>(
  'HubSpot',
  ({ tx }, told) =>
    wantInHubspot(
      { tx, workspaceId: told.workspaceId },
      told.kind === 'leads-imported' ? 'all' : [told.leadId],
    ),
);

const figures = atOnce<HappeningOf<'activity-recorded' | 'survey-answered'>>(
  'figures',
  ({ tx }, { workspaceId }) => rollUpTonight({ tx, workspaceId }),
);

const webhooks = atOnce<OutsideTold>('webhooks', tellWebhooks);

const isSameTime = (now: { startsAt: Date; endsAt: Date }, from: { startsAt: Date; endsAt: Date }): boolean =>
  now.startsAt.getTime() === from.startsAt.getTime() && now.endsAt.getTime() === from.endsAt.getTime();

/** Who acts on what happened. The operation that tells of it knows none of them. */
export const FOLLOWERS: Followers = {
  'home-assessed': [atOnce('watch list', ({ tx }, assessed) => noteReassessed({ tx }, assessed))],
  'data-published': [
    marketFiguresOfHomes,
    trainingOnSales,
    asJob(alertSavedSearchesJob, ({ dataset }) => (dataset === 'listings' ? OF_THE_INSTALLATION : null)),
  ],
  'data-withdrawn': [marketFiguresOfHomes, trainingOnSales],
  'sample-data-restored': [marketFigures, training, asJob(alertSavedSearchesJob, () => OF_THE_INSTALLATION)],
  'sample-data-removed': [marketFigures],
  // It keeps the turn and queues the job that answers it.
  'message-received': [
    atOnce('assistant', answerMessage),
    atOnce('other side', carryMessage),
    atOnce('lead', captureOnMessage),
  ],
  'conversation-replied': [atOnce('other side', carryReply), atOnce('channel', deliverReply)],
  'writer-known': [atOnce('contact', knowContact)],
  'wishes-heard': [
    atOnce('lead', ({ services, tx }, { workspaceId, conversationId }) =>
      learnWishes({ services, tx, workspaceId }, conversationId),
    ),
  ],
  'survey-answered': [figures],
  'conversation-state-changed': [
    atOnce('other side', carryState),
    atOnce('inbox', placeWaiting),
    atOnce('lead', captureOnHandOver),
  ],
  'appointment-booked': [
    atOnce('invitation', (scope, { appointment }) => writeInvitation(scope, appointment, 'booked')),
    webhooks,
  ],
  'appointment-moved': [
    // To somebody else at the same time: that is no new time to whoever comes.
    atOnce('invitation', (scope, { appointment, from }) =>
      writeInvitation(scope, appointment, isSameTime(appointment, from) ? 'changed' : 'moved'),
    ),
    atOnce('open home', (scope, { appointment }) => tellVisitors(scope, appointment, 'moved')),
    atOnce('enquiry', (scope, { appointment }) =>
      followAppointment(scope, appointment.id, appointment.startsAt),
    ),
    atOnce('waitlist', ({ tx }, { appointment, from }) =>
      noteFreedTime({ tx }, { ...appointment, startsAt: from.startsAt }),
    ),
    webhooks,
  ],
  'appointment-changed': [
    atOnce('invitation', (scope, { appointment }) => writeInvitation(scope, appointment, 'changed')),
  ],
  'appointment-cancelled': [
    atOnce('invitation', (scope, { appointment }) => writeInvitation(scope, appointment, 'cancelled')),
    atOnce('open home', (scope, { appointment }) => tellVisitors(scope, appointment, 'cancelled')),
    atOnce('enquiry', (scope, { appointment }) => followAppointment(scope, appointment.id, null)),
    atOnce('waitlist', ({ tx }, { appointment }) => noteFreedTime({ tx }, appointment)),
    webhooks,
  ],
  'appointment-ended': [
    atOnce('satisfaction', ({ tx }, { appointment, outcome }) => askLater({ tx }, appointment, outcome)),
    atOnce('follow-up', ({ services, tx }, { appointment: { workspaceId, leadId, zone }, followUpDay }) =>
      followUpAfter({ services, tx, workspaceId, accountId: null }, { leadId, day: followUpDay, zone }),
    ),
  ],
  'agent-hours-changed': [atOnce('waitlist', ({ tx }, told) => noteNewHours({ tx }, told))],
  'agent-leaving': [atOnce('bookings', ({ tx }, told) => leaveBookings({ tx }, told))],
  'member-leaving': [atOnce('bookings', ({ tx }, told) => tellOfDepartingMember({ tx }, told))],
  'enquiry-received': [
    asJob(enquiryLeadJob, ({ enquiryId }) => ({ ...OF_THE_INSTALLATION, input: { enquiryId } })),
    asJob(enquiryInboxJob, ({ enquiryId }) => ({ ...OF_THE_INSTALLATION, input: { enquiryId } })),
  ],
  'lead-created': [leadScore, newHomes, hubspot, webhooks],
  'leads-imported': [
    asJob(scoreAllLeadsJob, ({ workspaceId }) => ({ workspaceId, accountId: null, input: {} })),
    newHomes,
    hubspot,
  ],
  'lead-changed': [leadScore, hubspot, webhooks],
  'lead-status-changed': [webhooks],
  'lead-assigned': [webhooks],
  'lead-band-changed': [webhooks],
  'lead-merged': [webhooks],
  'own-listings-on-market': [
    atOnce('leads', ({ tx }, { workspaceId, listingIds }) => tellOfOwnHomes({ tx, workspaceId }, listingIds)),
  ],
  'activity-recorded': [
    figures,
    atOnce('lead score', async ({ tx }, { workspaceId, personId }) => {
      if (personId !== null) await scoreSoon({ tx, workspaceId }, personId);
    }),
  ],
  'workspace-ending': [
    atOnce('paid subscription', ({ services, tx }, { workspaceId }) =>
      demandNothingPaid({ services, tx }, workspaceId),
    ),
  ],
};
