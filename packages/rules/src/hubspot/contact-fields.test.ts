import { expect, it } from 'vitest';
import { LEAD_STATUSES } from '../leads/pipeline.ts';
import { asOurs, isStatusTwin, sourceOf, toHubspot, valueThere } from './contact-fields.ts';

it.each(LEAD_STATUSES)('%s is told by a status there, and found again by it', (status) =>
  expect(isStatusTwin(status, valueThere('status', toHubspot('status', status)))).toBe(true),
);

it.each([
  ['name', 'Mai Tran', { firstname: 'Mai', lastname: 'Tran' }],
  ['name', 'Ana van der Berg', { firstname: 'Ana', lastname: 'van der Berg' }],
  ['name', 'Cher', { firstname: 'Cher', lastname: '' }],
  ['budgetMax', '850000', { propguard_budget_max: '850000' }],
  ['company', '', { company: '' }],
] as const)('%s %j becomes %j, and comes back', (field, value, properties) => {
  expect(toHubspot(field, value)).toEqual(properties);
  expect(valueThere(field, properties)).toBe(value);
});

it.each([
  ['budgetMin', '750000.0', '750000'],
  ['budgetMin', 'a lot', null],
  ['bedrooms', '-2', null],
  ['timeline', '3-months', '3-months'],
  ['timeline', 'soon', null],
  ['status', 'BAD_TIMING', 'lost'],
  ['status', 'OUR_OWN_OPTION', null],
  ['status', '', null],
  ['company', '', ''],
] as const)('%s %j is %j here', (field, there, ours) => expect(asOurs(field, there)).toBe(ours));

it('is no customer who was opened again', () =>
  expect(valueThere('status', { hs_lead_status: 'CONNECTED', lifecyclestage: 'customer' })).toBe(
    'CONNECTED',
  ));

it('says by which way they came to HubSpot', () => {
  expect(sourceOf({ hs_analytics_source: 'REFERRALS' })).toBe('referral');
  expect(sourceOf({})).toBe('website');
});
