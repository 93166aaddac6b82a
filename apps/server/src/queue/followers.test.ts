import { expect, it } from 'vitest';
import type { Happening } from '../happenings/happening.ts';
import { FOLLOWERS } from './followers.ts';

/** Of every kind that there is: types ask for one that is added. */
const EXPECTED: Record<Happening['kind'], readonly string[]> = {
  'home-assessed': ['watch list: at once'],
  'data-published': ['market figures: at once', 'train-model: bulk', 'alert-saved-searches: work'],
  'data-withdrawn': ['market figures: at once', 'train-model: bulk'],
  'sample-data-restored': ['market figures: at once', 'train-model: bulk', 'alert-saved-searches: work'],
  'sample-data-removed': ['market figures: at once'],
  'message-received': ['assistant: at once', 'other side: at once', 'lead: at once'],
  'conversation-replied': ['other side: at once', 'channel: at once'],
  'writer-known': ['contact: at once'],
  'wishes-heard': ['lead: at once'],
  'survey-answered': ['figures: at once'],
  'conversation-state-changed': ['other side: at once', 'inbox: at once', 'lead: at once'],
  'appointment-booked': ['invitation: at once', 'webhooks: at once'],
  'appointment-moved': [
    'invitation: at once',
    'open home: at once',
    'enquiry: at once',
    'waitlist: at once',
    'webhooks: at once',
  ],
  'appointment-changed': ['invitation: at once'],
  'appointment-cancelled': [
    'invitation: at once',
    'open home: at once',
    'enquiry: at once',
    'waitlist: at once',
    'webhooks: at once',
  ],
  'appointment-ended': ['satisfaction: at once', 'follow-up: at once'],
  'agent-hours-changed': ['waitlist: at once'],
  'agent-leaving': ['bookings: at once'],
  'member-leaving': ['bookings: at once'],
  'enquiry-received': ['enquiry-lead: now', 'enquiry-inbox: now'],
  'lead-created': ['lead score: at once', 'new homes: at once', 'HubSpot: at once', 'webhooks: at once'],
  'leads-imported': ['score-leads: bulk', 'new homes: at once', 'HubSpot: at once'],
  'lead-changed': ['lead score: at once', 'HubSpot: at once', 'webhooks: at once'],
  'lead-status-changed': ['webhooks: at once'],
  'lead-assigned': ['webhooks: at once'],
  'lead-band-changed': ['webhooks: at once'],
  'lead-merged': ['webhooks: at once'],
  'own-listings-on-market': ['leads: at once'],
  'activity-recorded': ['figures: at once', 'lead score: at once'],
  'workspace-ending': ['paid subscription: at once'],
};

it('leaves out no kind of happening', () => {
  expect(Object.keys(FOLLOWERS).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

it.each(Object.keys(EXPECTED) as Happening['kind'][])('%s', (kind) => {
  expect(FOLLOWERS[kind].map(({ name, when }) => `${name}: ${when}`)).toEqual(EXPECTED[kind]);
});
