import { ERRORS } from '@propguard/protocol/errors';
import type { PlanOffer, PlanUsage } from '@propguard/protocol/plans';
import { PLAN_NAMES, PLANS } from '@propguard/rules/plans/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { watchLeaving } from '../../../test/leaving.ts';
import { sessionAs } from '../../../test/people.ts';
import { aPlanUsage } from '../../../test/plan-usage.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { FeaturesTab } from './features-tab.tsx';
import { PricingTab } from './pricing-tab.tsx';
import { text } from './text.ts';
import { UsageCard } from './usage-card.tsx';

const PRICING = '/app?tab=pricing';

const OFFERS = PLAN_NAMES.map((name): PlanOffer => {
  const { priceAud, priceEth, features, ...plan } = PLANS[name];
  return { ...plan, priceAUD: priceAud, priceETH: priceEth, features: [...features] };
});

interface Situation {
  at?: string;
  usage?: Partial<PlanUsage>;
  session?: ReturnType<typeof sessionAs>;
  answers?: Answers['plans'];
}

function openPricing({ at = PRICING, usage, session = sessionAs('owner'), answers = {} }: Situation = {}) {
  return renderPart(<PricingTab />, {
    at,
    session,
    answers: {
      plans: {
        list: () => ({ payment: 'test', items: OFFERS }),
        usage: () => aPlanUsage(usage),
        ...answers,
      },
    },
  });
}

const plan = (name: string) =>
  screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`, 'u') });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('selects a plan, keeps it in the address, and buys it step by step', async () => {
  const { user, api } = openPricing({
    answers: { purchase: ({ plan: chosen }) => ({ outcome: 'done', usage: aPlanUsage({ plan: chosen }) }) },
  });
  expect((await plan('Investor')).checked).toBe(true);
  expect((await button(text.choose.stay('Investor'))).disabled).toBe(true);
  const professional = await plan('Professional');
  await user.click(professional);
  await waitFor(() => expect(professional.checked).toBe(true));
  expect(window.location.search).toBe('?tab=pricing&plan=Professional');
  await user.click(await button(text.choose.submit('Professional')));
  await screen.findByRole('heading', { name: text.purchase.title });
  expect(window.location.search).toBe('?tab=pricing&plan=Professional&step=purchase');
  expect(api.sentTo('plans.purchase')).toEqual([]);
  await user.click(await button(text.purchase.submit));
  await screen.findByRole('heading', { name: text.success.title });
  expect(api.sentTo('plans.purchase')).toEqual([{ plan: 'Professional' }]);
  expect(screen.getByRole('status').textContent).toBe(text.success.test('Professional'));
});

it('goes back from the purchase to the plans, and buys nothing', async () => {
  const { user, api } = openPricing({ at: `${PRICING}&plan=Professional&step=purchase` });
  await user.click(await button(text.purchase.back));
  expect((await plan('Professional')).checked).toBe(true);
  expect(window.location.search).toBe('?tab=pricing&plan=Professional');
  expect(api.sentTo('plans.purchase')).toEqual([]);
});

it('goes to the payment page when the card is entered there', async () => {
  const leaving = watchLeaving();
  const { user } = openPricing({
    at: `${PRICING}&plan=Professional&step=purchase`,
    usage: { payment: 'card' },
    answers: { purchase: () => ({ outcome: 'checkout', url: 'https://pay.example/1' }) },
  });
  await user.click(await button(text.purchase.submit));
  await waitFor(() => expect(leaving.assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'));
  await button(text.purchase.processing);
});

it('says why nothing was bought, and lets it be tried again', async () => {
  const { user, api } = openPricing({
    at: `${PRICING}&plan=Professional&step=purchase`,
    answers: {
      purchase: () => {
        throw new Refusal('PAYMENT_DECLINED');
      },
    },
  });
  await user.click(await button(text.purchase.submit));
  await screen.findByText(text.purchase.failed);
  screen.getByText(ERRORS.PAYMENT_DECLINED.message);
  await user.click(await button(text.purchase.submit));
  await waitFor(() => expect(api.sentTo('plans.purchase')).toHaveLength(2));
});

it('asks for an account before a card is charged', async () => {
  openPricing({
    at: `${PRICING}&plan=Professional&step=purchase`,
    usage: { payment: 'card' },
    session: sessionAs('owner', { visitor: true }),
  });
  const link = await screen.findByRole('link', { name: text.purchase.signUpAction });
  expect(link.getAttribute('href')).toBe(`/sign-up?next=${encodeURIComponent(PRICING)}`);
  expect((await button(text.purchase.submit)).disabled).toBe(true);
});

it('takes back a change that is still to come, without a purchase', async () => {
  const { user, api } = openPricing({
    usage: { nextPlan: 'Explorer', changesAt: '2026-12-05T00:00:00Z', renewsAt: null },
    answers: { purchase: () => ({ outcome: 'done', usage: aPlanUsage() }) },
  });
  await user.click(await button(text.choose.keep('Investor')));
  await screen.findByRole('heading', { name: text.success.title });
  expect(api.sentTo('plans.purchase')).toEqual([{ plan: 'Investor' }]);
});

it('says why a change was not taken back', async () => {
  const { user } = openPricing({
    usage: { nextPlan: 'Explorer', changesAt: '2026-12-05T00:00:00Z', renewsAt: null },
    answers: {
      purchase: () => {
        throw new Refusal('UNAVAILABLE');
      },
    },
  });
  await user.click(await button(text.choose.keep('Investor')));
  await screen.findByText(text.purchase.failed);
  screen.getByText(ERRORS.UNAVAILABLE.message);
});

it('lets a viewer choose nothing', async () => {
  openPricing({ session: sessionAs('viewer'), usage: { plan: 'Explorer' } });
  await screen.findByText(text.choose.viewer);
  expect((await button(text.choose.submit('Investor'))).disabled).toBe(true);
});

it('asks whether it was paid when somebody comes back from the payment page, and asks again when told to', async () => {
  let broken = true;
  const { user, api } = openPricing({
    at: `${PRICING}&checkout=cs_1`,
    answers: {
      confirmCheckout: () => {
        if (broken) throw new Refusal('UNAVAILABLE');
        return aPlanUsage({ plan: 'Professional', payment: 'card' });
      },
    },
  });
  await screen.findByText(text.success.failed);
  broken = false;
  await user.click(await button('Retry'));
  await screen.findByText(text.success.card('Professional'));
  expect(api.sentTo('plans.confirmCheckout')).toEqual([{ sessionId: 'cs_1' }, { sessionId: 'cs_1' }]);
});

it('takes no address for a payment', async () => {
  openPricing({
    at: `${PRICING}&plan=Professional&step=success`,
    usage: { plan: 'Explorer', status: null, renewsAt: null },
  });
  await plan('Professional');
  expect(screen.queryByRole('heading', { name: text.success.title })).toBeNull();
});

it('starts the page anew, without the purchase in its address, once it is paid', async () => {
  const leaving = watchLeaving();
  const { user } = openPricing({
    at: `${PRICING}&plan=Professional&step=success`,
    usage: { plan: 'Professional' },
  });
  await user.click(await button(text.success.reload));
  await waitFor(() => expect(leaving.reload).toHaveBeenCalledTimes(1));
  expect(window.location.search).toBe('?tab=pricing');
});

it('says that the plans could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user, api } = openPricing({
    answers: {
      list: () => {
        if (broken) throw new Refusal('INTERNAL');
        return { payment: 'test', items: OFFERS };
      },
    },
  });
  await screen.findByText(text.choose.failed);
  broken = false;
  await user.click(await button('Retry'));
  await plan('Investor');
  expect(api.sentTo('plans.list')).toHaveLength(2);
});

it('opens cards and invoices at the payment provider, and says when it cannot', async () => {
  const leaving = watchLeaving();
  let broken = true;
  const { user } = openPricing({
    usage: { hasPortal: true },
    answers: {
      openPortal: () => {
        if (broken) throw new Refusal('UNAVAILABLE');
        return { url: 'https://pay.example/portal' };
      },
    },
  });
  await user.click(await button(text.usage.portal));
  await screen.findByText(text.usage.portalFailed);
  expect(leaving.assign).not.toHaveBeenCalled();
  broken = false;
  await user.click(await button(text.usage.portal));
  await waitFor(() => expect(leaving.assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/portal'));
});

it('reads the plan and its usage again when asked', async () => {
  let broken = true;
  const { user } = renderPart(<UsageCard withLink />, {
    session: sessionAs('owner'),
    answers: {
      plans: {
        usage: () => {
          if (broken) throw new Refusal('INTERNAL');
          return aPlanUsage();
        },
      },
    },
  });
  await screen.findByText(text.usage.failed);
  expect(screen.getByRole('link', { name: text.usage.pricing }).getAttribute('href')).toBe(PRICING);
  broken = false;
  await user.click(await button('Retry'));
  await screen.findByText(text.usage.about('Investor'));
});

function openFeatures(changes: { plans?: Answers['plans']; installation?: Answers['installation'] } = {}) {
  return renderPart(<FeaturesTab />, {
    session: sessionAs('owner'),
    answers: {
      plans: {
        list: () => ({ payment: 'test', items: OFFERS }),
        usage: () => aPlanUsage(),
        ...changes.plans,
      },
      installation: {
        about: () =>
          anInstallation({ outsideServices: [{ name: 'Stripe', purpose: 'Cards', configured: false }] }),
        ...changes.installation,
      },
    },
  });
}

it('shows what sets the plans apart, and which one is had', async () => {
  openFeatures();
  const table = await screen.findByRole('table');
  const reports = within(table).getByRole('row', { name: new RegExp(text.features.reports, 'u') });
  expect(
    within(reports)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '10', text.features.unlimited]);
  within(table).getByRole('columnheader', { name: `Investor${text.choose.current}` });
});

it('reads again what could not be read of plans and services', async () => {
  let broken = true;
  const orBroken = <T,>(reply: T): T => {
    if (broken) throw new Refusal('INTERNAL');
    return reply;
  };
  const { user } = openFeatures({
    plans: { list: () => orBroken({ payment: 'test', items: OFFERS }) },
    installation: {
      about: () =>
        orBroken(
          anInstallation({ outsideServices: [{ name: 'Stripe', purpose: 'Cards', configured: true }] }),
        ),
    },
  });
  await screen.findByText(text.choose.failed);
  await screen.findByText(text.features.failed);
  broken = false;
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
  await screen.findByRole('table');
  await screen.findByText(text.features.connected);
});
