import type { Assessment, Scenario } from '@propguard/protocol/assessments';
import { ERRORS } from '@propguard/protocol/errors';
import type { PropertyHistory } from '@propguard/protocol/properties';
import type { SentimentReply } from '@propguard/protocol/sentiment';
import type { Comparable } from '@propguard/protocol/valuations';
import { INSTALLATION_RULE_SETS } from '@propguard/rules/lending/installation-rule-sets';
import { askingPriceWords } from '@propguard/rules/valuation/asking-price';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DEMO_ASSESSMENT } from './demo/demo-assessment.ts';
import { returnsText } from './returns/text.ts';
import { text } from './text.ts';
import { whatIfText } from './what-if/text.ts';

/** As the tabs are called, by the application that puts them there. */
const TABS = {
  dashboard: 'Dashboard',
  risk: 'Risk Analysis',
  returns: 'ROI Calculator',
  settings: 'Settings',
};
const ID = DEMO_ASSESSMENT.id;
const SCENARIO_ID = '019a0000-0000-7000-8000-0000000000a1';
const SALE_IDS = ['019a0000-0000-7000-8000-0000000000b1', '019a0000-0000-7000-8000-0000000000b2'] as const;
const OTHER_SALE_ID = '019a0000-0000-7000-8000-0000000000b3';
const PROPERTY_ID = DEMO_ASSESSMENT.subject.propertyId ?? '';

const comparable = (saleId: string, address: string): Comparable => ({
  saleId,
  propertyId: saleId,
  address,
  locality: 'New Farm',
  latitude: -27.47,
  longitude: 153.05,
  facts: DEMO_ASSESSMENT.subject.facts,
  contractDate: '2026-05-01',
  priceAud: 2_300_000,
  distanceMetres: 300,
  monthsAgo: 5,
  adjustments: [{ line: 'time', aud: 20_000 }],
  adjustedAud: 2_320_000,
  weight: 0.5,
  why: ['near'],
  sample: true,
});

const ASSESSMENT: Assessment = {
  ...DEMO_ASSESSMENT,
  command: '18 Jacaranda Quay',
  valuation: {
    ...DEMO_ASSESSMENT.valuation,
    comparablesValueAud: 2_320_000,
    comparables: [comparable(SALE_IDS[0], '1 Ash Street'), comparable(SALE_IDS[1], '2 Ash Street')],
  },
};

const SCENARIO: Scenario = {
  id: SCENARIO_ID,
  name: 'With a fifth bedroom',
  kind: 'what-if',
  changes: { facts: { bedrooms: 5 }, withoutSales: [], withSales: [], saleReasons: {} },
  valuation: { ...ASSESSMENT.valuation, valueAud: 2_600_000 },
  createdAt: '2026-11-15T08:00:00Z',
  createdBy: null,
};

const SENTIMENT: SentimentReply = {
  sentiment_analysis: {
    sentiment: null,
    details: null,
    location: null,
    type: null,
    sample: true,
    summary: '',
  },
};

const [RULES] = INSTALLATION_RULE_SETS;
const ruleSet = () => {
  if (!RULES) throw new Error('The installation has no rules.');
  const { version, effectiveFrom, rules } = RULES;
  return {
    version,
    effectiveFrom,
    rules,
    source: 'installation' as const,
    note: null,
    basedOn: null,
    changes: [],
    createdAt: null,
    createdBy: null,
    inForce: true,
  };
};

/** The home that was assessed, for sale with this guide. */
const homeAsking = (guide: PropertyHistory['listings'][number]['guide']) =>
  ({ listings: [{ status: 'active', guide }] }) as PropertyHistory;

const SUMMARY = {
  id: ID,
  command: null,
  createdAt: ASSESSMENT.createdAt,
  createdBy: null,
  address: ASSESSMENT.subject.address,
  locality: ASSESSMENT.subject.locality,
  latitude: ASSESSMENT.subject.latitude,
  longitude: ASSESSMENT.subject.longitude,
  riskScore: 0.2,
  valuation: ASSESSMENT.valuation,
};

function open(at: string, changed: Answers = {}, role: Parameters<typeof sessionAs>[0] = 'agent') {
  return renderScreen(at, {
    session: sessionAs(role),
    answers: {
      hazards: { layers: () => ({ items: [], version: 'v1' }) },
      lending: { assess: () => ({ ...ASSESSMENT.lending, toPass: null }) },
      ruleSets: { get: ruleSet },
      suggestions: { list: () => ({ items: [] }) },
      ...changed,
      properties: { get: () => homeAsking(null), ...changed.properties },
      sentiment: { ofProperty: () => SENTIMENT, ofMarket: () => SENTIMENT, ...changed.sentiment },
      assessments: {
        get: () => ASSESSMENT,
        list: () => ({ items: [], nextCursor: null }),
        listScenarios: () => ({ items: [] }),
        tryChanges: () => ({ ...ASSESSMENT.valuation, valueAud: 2_600_000, story: 'Tried.' }),
        ...changed.assessments,
      },
    },
  });
}

/** The assessment is on the screen, and what may be tried with it. */
async function openAssessed(assessments: Answers['assessments'] = {}, others: Answers = {}) {
  const rendered = await open(`/app?assessment=${ID}`, { ...others, assessments });
  // Many cards, and beside other work on the machine they take their time.
  await screen.findByText(whatIfText.title, { selector: 'h2' }, { timeout: 20_000 });
  return rendered;
}

/** What was assessed stands above its tabs, once all of it is drawn. Looked for by its words, which is quick. */
const assessed = () => screen.findByText(/^18 Jacaranda Quay/u, { selector: 'h2 a' }, { timeout: 20_000 });
const commandField = () => screen.getByRole('combobox', { name: text.command.label });
const card = (title: string) => screen.getByRole('region', { name: title });
const inCard = (title: string) => within(card(title));

it('assesses what was typed, and shows it under its own address', async () => {
  const { user, api } = await open('/app', {
    assessments: { processCommand: () => ({ assessment_id: ID }) as never },
  });
  await user.click(commandField());
  await user.paste('  18 Jacaranda Quay ');
  await user.keyboard('{Enter}');
  await assessed();
  expect(api.sentTo('assessments.processCommand')).toEqual([{ command: '18 Jacaranda Quay' }]);
  expect(window.location.search).toBe(`?assessment=${ID}`);
  // Whoever cannot see it come is told, and is there.
  await screen.findByText(/^The assessment of 18 Jacaranda Quay is here: \$/u);
  expect(document.activeElement?.textContent).toMatch(/^18 Jacaranda Quay/u);
});

it('offers what may be meant while it is typed, and assesses what is chosen', async () => {
  const place = { localityId: 'l', state: 'QLD' as const, latitude: -27.4, longitude: 153 };
  const { user, api } = await open('/app', {
    assessments: { processCommand: () => ({ assessment_id: ID }) as never },
    suggestions: {
      list: () => ({
        items: [
          {
            kind: 'address',
            propertyId: '00000000-0000-4000-8000-0000000000b1',
            addressLine: '1 Russell Parade',
            locality: 'Lismore',
            postcode: '2480',
            ...place,
            state: 'NSW',
          },
          {
            kind: 'address',
            propertyId: '00000000-0000-4000-8000-0000000000b2',
            addressLine: '1 Russell Parade',
            locality: 'Chelmer',
            postcode: '4068',
            ...place,
          },
        ],
      }),
    },
  });
  await user.click(commandField());
  await user.paste('1 Russell Par');
  await user.click(await screen.findByRole('option', { name: /Chelmer, QLD 4068/ }));
  await assessed();
  expect(api.sentTo('assessments.processCommand')).toEqual([
    { command: '1 Russell Parade, Chelmer QLD 4068' },
  ]);
});

it('asks for something to assess when nothing is typed', async () => {
  const { user, api } = await open('/app');
  await user.click(screen.getByRole('button', { name: text.command.submit }));
  expect(commandField().ariaInvalid).toBe('true');
  screen.getByText(text.command.empty);
  expect(api.sentTo('assessments.processCommand')).toEqual([]);
  await user.type(commandField(), '1');
  expect(screen.queryByText(text.command.empty)).toBeNull();
});

it('assesses an example that is pressed, and leaves the tab that has nothing to do with it', async () => {
  const [example] = text.command.queries;
  const broken = () => {
    throw new Refusal('INTERNAL');
  };
  const { user, api } = await open('/app?tab=features', {
    assessments: { processCommand: () => ({ assessment_id: ID }) as never },
    plans: { list: broken, usage: broken },
    installation: { about: broken },
  });
  await user.click(screen.getByRole('button', { name: example }));
  await assessed();
  expect(api.sentTo('assessments.processCommand')).toEqual([{ command: example }]);
  expect(window.location.search).toBe(`?assessment=${ID}`);
});

it('assesses the question that the address brings', async () => {
  const { api } = await open('/app?q=1+Ash+Street', {
    assessments: { processCommand: () => ({ assessment_id: ID }) as never },
  });
  await assessed();
  expect(api.sentTo('assessments.processCommand')).toEqual([{ command: '1 Ash Street' }]);
});

it('keeps the words of a question that the address brought, and offers which of several is meant', async () => {
  const where = { latitude: 0, longitude: 0 };
  const home = (propertyId: string, locality: string, state: 'QLD' | 'WA', postcode: string) => ({
    kind: 'address' as const,
    propertyId,
    addressLine: '1 Russell Parade',
    localityId: locality,
    locality,
    state,
    postcode,
    ...where,
  });
  await open('/app?q=1+Russell+Parade', {
    assessments: {
      processCommand: () => {
        throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'command', message: 'Which one?' }] });
      },
    },
    suggestions: {
      list: () => ({ items: [home('1', 'New Farm', 'QLD', '4005'), home('2', 'Balga', 'WA', '6061')] }),
    },
  });
  await waitFor(() => expect(commandField().ariaInvalid).toBe('true'));
  screen.getByDisplayValue('1 Russell Parade');
  await screen.findByRole('button', { name: '1 Russell Parade, New Farm QLD 4005' });
  screen.getByRole('button', { name: '1 Russell Parade, Balga WA 6061' });
});

it('goes back past a question that the address brought, and does not ask it twice', async () => {
  window.history.replaceState(null, '', '/app?tab=reports');
  window.history.pushState(null, '', '/app');
  const { api } = await open('/app?q=1+Ash+Street', {
    assessments: { processCommand: () => ({ assessment_id: ID }) as never },
  });
  await assessed();
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe('?tab=reports'));
  expect(api.sentTo('assessments.processCommand')).toHaveLength(1);
});

it('says at the field why nothing was assessed, keeps what was typed and the earlier result', async () => {
  const { user } = await openAssessed({
    processCommand: () => {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'command', message: 'No such street.' }] });
    },
  });
  await fillIn(user, commandField(), '1 Nowhere Street');
  await user.click(screen.getByRole('button', { name: text.command.submit }));
  await waitFor(() => expect(commandField().ariaInvalid).toBe('true'));
  screen.getByText(`${text.command.failed}. No such street. ${text.command.kept}`);
  screen.getByDisplayValue('1 Nowhere Street');
  screen.getByRole('heading', { level: 2, name: /18 Jacaranda Quay/u });
});

it('offers what was assessed lately', async () => {
  const { user } = await open('/app', {
    assessments: { list: () => ({ items: [SUMMARY], nextCursor: null }) },
  });
  await user.click(await screen.findByRole('link', { name: '18 Jacaranda Quay, New Farm' }));
  await screen.findByText(whatIfText.title, { selector: 'h2' }, { timeout: 20_000 });
  expect(window.location.search).toBe(`?assessment=${ID}`);
});

it('reads an assessment again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open(`/app?assessment=${ID}`, {
    assessments: {
      get: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return ASSESSMENT;
      },
    },
  });
  const alert = (await screen.findByText(text.failedTitle)).closest<HTMLElement>('[role="alert"]');
  isBroken = false;
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
  await screen.findByText(whatIfText.title, { selector: 'h2' }, { timeout: 20_000 });
});

it('opens a tab, and the address names it', async () => {
  const { user } = await openAssessed();
  await user.click(screen.getByRole('tab', { name: TABS.risk }));
  await screen.findByRole('heading', { name: text.risk.timeline });
  expect(window.location.search).toBe(`?assessment=${ID}&tab=risk`);
  await user.click(screen.getByRole('tab', { name: TABS.dashboard }));
  await screen.findByText(whatIfText.title, { selector: 'h2' }, { timeout: 20_000 });
  expect(window.location.search).toBe(`?assessment=${ID}`);
});

it.each([
  ['the menu of more', text.more],
  ['the one menu of a phone', TABS.dashboard],
])('opens a tab, or a screen of its own, from %s', async (_, button) => {
  const { user } = await openAssessed();
  await user.click(screen.getByRole('button', { name: button }));
  expect((await screen.findByRole('menuitem', { name: TABS.settings })).getAttribute('href')).toBe(
    '/workspace/settings',
  );
  await user.click(screen.getByRole('menuitemradio', { name: TABS.returns }));
  await screen.findByRole('heading', { name: returnsText.inputs });
  expect(window.location.search).toBe(`?assessment=${ID}&tab=roi`);
});

it('tries another fact, and takes it back', async () => {
  const { user, api } = await openAssessed();
  const bedrooms = () => screen.getByRole('textbox', { name: whatIfText.facts.bedrooms });
  await fillIn(user, bedrooms(), '5');
  await waitFor(() =>
    expect(inCard(whatIfText.title).getByRole('status').textContent).toContain('$2,600,000'),
  );
  expect(api.sentTo('assessments.tryChanges')).toEqual([
    { id: ID, changes: { facts: { bedrooms: 5 }, withoutSales: [], withSales: [], saleReasons: {} } },
  ]);
  await user.click(screen.getByRole('button', { name: whatIfText.reset }));
  await screen.findByText(whatIfText.unchanged);
  screen.getByDisplayValue('4');
});

it('keeps a number that makes no sense to itself, and says what would', async () => {
  const { user, api } = await openAssessed();
  const year = screen.getByRole('textbox', { name: whatIfText.facts.yearBuilt });
  await fillIn(user, year, '19');
  expect(year.ariaInvalid).toBe('true');
  expect(api.sentTo('assessments.tryChanges')).toEqual([]);
});

it('tries another type, and asks again when that failed', async () => {
  let isBroken = true;
  const { user, api } = await openAssessed({
    tryChanges: () => {
      if (isBroken) throw new Refusal('UNAVAILABLE');
      return { ...ASSESSMENT.valuation, valueAud: 1_000_000, story: 'Tried.' };
    },
  });
  await choose(user, whatIfText.facts.type, 'Townhouse');
  await screen.findByText(whatIfText.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(inCard(whatIfText.title).getByRole('status').textContent).toContain('$1,000,000'),
  );
  expect(api.sentTo('assessments.tryChanges').at(-1)).toMatchObject({
    changes: { facts: { type: 'townhouse' } },
  });
});

it('leaves out a comparable sale, and takes it back', async () => {
  const { user, api } = await openAssessed();
  await user.click(screen.getByRole('button', { name: text.comparables.drop('1 Ash Street') }));
  const takeBack = await screen.findByRole('button', { name: text.comparables.takeBack('1 Ash Street') });
  await waitFor(() =>
    expect(api.sentTo('assessments.tryChanges')).toEqual([
      { id: ID, changes: { facts: {}, withoutSales: [SALE_IDS[0]], withSales: [], saleReasons: {} } },
    ]),
  );
  await user.click(takeBack);
  await screen.findByText(whatIfText.unchanged);
});

it('asks why a sale was left out before it is saved, tells of the value tried, and sends the reason', async () => {
  const { user, api } = await openAssessed({ addScenario: () => SCENARIO });
  await user.click(screen.getByRole('button', { name: text.comparables.drop('1 Ash Street') }));
  await screen.findByText('Tried.');
  screen.getByText(text.storyOfChanges);
  await user.type(screen.getByLabelText(whatIfText.name), 'Without Ash Street');
  await user.click(screen.getByRole('button', { name: whatIfText.keep }));
  await screen.findByText(text.comparables.reasonMissing);
  const reason = screen.getByLabelText(text.comparables.reason('Left out', '1 Ash Street'));
  expect(document.activeElement).toBe(reason);
  expect(api.sentTo('assessments.addScenario')).toEqual([]);
  await user.type(reason, 'Sold to family');
  await user.click(screen.getByRole('button', { name: whatIfText.keep }));
  await waitFor(() =>
    expect(api.sentTo('assessments.addScenario')).toMatchObject([
      { changes: { withoutSales: [SALE_IDS[0]], saleReasons: { [SALE_IDS[0] ?? '']: 'Sold to family' } } },
    ]),
  );
  // A reason moves no value: it is not asked for again with each letter.
  expect(api.sentTo('assessments.tryChanges')).toHaveLength(1);
});

it('has what was tried and not saved after a reload, until it is undone', async () => {
  const reason = () => screen.findByLabelText(text.comparables.reason('Left out', '1 Ash Street'));
  const first = await openAssessed();
  await first.user.click(screen.getByRole('button', { name: text.comparables.drop('1 Ash Street') }));
  await first.user.type(await reason(), 'Sold to family');
  first.unmount();
  const second = await openAssessed();
  expect((await reason()) as HTMLInputElement).toHaveProperty('value', 'Sold to family');
  await second.user.click(screen.getByRole('button', { name: whatIfText.reset }));
  second.unmount();
  await openAssessed();
  await screen.findByText(whatIfText.unchanged);
});

it('hides the adjustments, and shows them again', async () => {
  const { user } = await openAssessed();
  const grid = screen.getByRole('table', { name: text.comparables.title });
  const lines = within(grid).getAllByRole('row').length;
  await user.click(screen.getByRole('button', { name: text.comparables.hideGrid }));
  expect(within(grid).getAllByRole('row')).toHaveLength(lines - 1);
  await user.click(screen.getByRole('button', { name: text.comparables.showGrid }));
  expect(within(grid).getAllByRole('row')).toHaveLength(lines);
});

const nearbySale = (id: string, address: string) => ({
  sale: {
    id,
    contractDate: '2026-04-01',
    settlementDate: null,
    priceAud: 1_900_000,
    method: 'private_treaty' as const,
    sample: true,
  },
  property: {
    id,
    address,
    locality: ASSESSMENT.subject.locality,
    latitude: -27.47,
    longitude: 153.05,
    positionSource: 'exact' as const,
    type: 'house' as const,
    bedrooms: 3,
    bathrooms: 2,
    carSpaces: 1,
    landM2: 400,
    buildingM2: 150,
    yearBuilt: 1990,
    features: [],
    photoVersion: '1',
    sample: true,
  },
  distanceMetres: 900,
});

it('takes in a sale from nearby that is not among the comparables', async () => {
  let isBroken = true;
  const { user, api } = await openAssessed(
    {},
    {
      properties: {
        nearbySales: () => {
          if (isBroken) throw new Refusal('INTERNAL');
          return {
            items: [nearbySale(SALE_IDS[0], '1 Ash Street'), nearbySale(OTHER_SALE_ID, '9 Elm Street')],
          };
        },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: text.comparables.add }));
  const dialog = await screen.findByRole('dialog', { name: text.comparables.addTitle });
  await within(dialog).findByText(text.comparables.addFailed);
  isBroken = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await user.click(
    await within(dialog).findByRole('button', { name: `${text.comparables.addOne} 9 Elm Street` }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(api.sentTo('assessments.tryChanges')).toEqual([
      { id: ID, changes: { facts: {}, withoutSales: [], withSales: [OTHER_SALE_ID], saleReasons: {} } },
    ]),
  );
  expect(api.sentTo('properties.nearbySales').at(-1)).toEqual({ id: PROPERTY_ID, limit: '30' });
});

it('adds no sale when the dialog is closed', async () => {
  const { user } = await openAssessed({}, { properties: { nearbySales: () => ({ items: [] }) } });
  await user.click(screen.getByRole('button', { name: text.comparables.add }));
  const dialog = await screen.findByRole('dialog', { name: text.comparables.addTitle });
  await within(dialog).findByText(text.comparables.addNone);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText(whatIfText.unchanged);
});

it('keeps what is tried under a name, as a challenge, and opens it', async () => {
  const kept: Scenario[] = [];
  const { user, api } = await openAssessed({
    listScenarios: () => ({ items: kept }),
    addScenario: () => {
      kept.push(SCENARIO);
      return SCENARIO;
    },
  });
  await fillIn(user, screen.getByRole('textbox', { name: whatIfText.facts.bedrooms }), '5');
  await user.click(screen.getByRole('radio', { name: whatIfText.kinds.challenge }));
  await user.click(screen.getByRole('textbox', { name: whatIfText.name }));
  await user.paste('With a fifth bedroom');
  await user.click(screen.getByRole('button', { name: whatIfText.keep }));
  await screen.findByText(whatIfText.kept);
  expect(api.sentTo('assessments.addScenario')).toEqual([
    {
      id: ID,
      name: 'With a fifth bedroom',
      kind: 'challenge',
      changes: { facts: { bedrooms: 5 }, withoutSales: [], withSales: [], saleReasons: {} },
    },
  ]);
  expect(window.location.search).toBe(`?assessment=${ID}&scenario=${SCENARIO_ID}`);
});

it('says at the name why it was not kept, and keeps the name', async () => {
  const { user } = await openAssessed({
    addScenario: () => {
      throw new Refusal('LIMIT_REACHED');
    },
  });
  await fillIn(user, screen.getByRole('textbox', { name: whatIfText.facts.bedrooms }), '5');
  const name = screen.getByRole('textbox', { name: whatIfText.name });
  await user.type(name, 'X{Enter}');
  await waitFor(() => expect(name.ariaInvalid).toBe('true'));
  expect(screen.getByRole('textbox', { description: ERRORS.LIMIT_REACHED.message })).toBe(name);
  screen.getByDisplayValue('X');
});

it('lets a viewer try, and not keep', async () => {
  const { user } = await open(`/app?assessment=${ID}`, {}, 'viewer');
  await screen.findByText(whatIfText.title, { selector: 'h2' }, { timeout: 20_000 });
  await fillIn(user, screen.getByRole('textbox', { name: whatIfText.facts.bedrooms }), '5');
  await screen.findByText(whatIfText.viewer);
  expect(screen.queryByRole('button', { name: whatIfText.keep })).toBeNull();
});

it('says when the scenario in the address was deleted, and shows the value as assessed', async () => {
  await open(`/app?assessment=${ID}&scenario=019a0000-0000-7000-8000-00000000dead`);
  await screen.findByText(whatIfText.goneTitle, {}, { timeout: 20_000 });
  await screen.findByText(whatIfText.unchanged);
});

it('opens a kept scenario, and forgets it', async () => {
  let items = [SCENARIO];
  const { user, api } = await openAssessed({
    listScenarios: () => ({ items }),
    removeScenario: () => {
      items = [];
      return { done: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: whatIfText.open(SCENARIO.name) }));
  await screen.findByDisplayValue('5');
  expect(window.location.search).toBe(`?assessment=${ID}&scenario=${SCENARIO_ID}`);
  await user.click(screen.getByRole('button', { name: whatIfText.forget(SCENARIO.name) }));
  await screen.findByText(whatIfText.scenariosEmpty);
  expect(api.sentTo('assessments.removeScenario')).toEqual([{ id: ID, scenarioId: SCENARIO_ID }]);
  expect(window.location.search).toBe(`?assessment=${ID}`);
});

it('says when a scenario was not forgotten', async () => {
  const { user } = await openAssessed({
    listScenarios: () => ({ items: [SCENARIO] }),
    removeScenario: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await user.click(await screen.findByRole('button', { name: whatIfText.forget(SCENARIO.name) }));
  await screen.findByText(whatIfText.forgetFailed);
  screen.getByRole('button', { name: whatIfText.open(SCENARIO.name) });
});

it('reads the scenarios again that could not be read', async () => {
  let isBroken = true;
  const { user } = await openAssessed({
    listScenarios: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { items: [SCENARIO] };
    },
  });
  await screen.findByText(whatIfText.scenariosFailed);
  isBroken = false;
  await user.click(inCard(whatIfText.scenarios).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: whatIfText.open(SCENARIO.name) });
});

it('asks the rules about the loan that is typed, and keeps it in the address', async () => {
  const { user, api } = await openAssessed();
  const loan = await screen.findByRole('textbox', { name: text.loan.amount });
  await user.click(loan);
  await user.paste('1,500,000');
  await waitFor(() =>
    expect(api.sentTo('lending.assess').at(-1)).toEqual({
      loan: { valuationAud: ASSESSMENT.valuation.valueAud, amountAud: 1_500_000 },
    }),
  );
  expect(new URLSearchParams(window.location.search).get('loan')).toBe('1,500,000');
  await fillIn(user, loan, 'much');
  expect(loan.ariaInvalid).toBe('true');
  screen.getByText(text.loan.invalid);
});

it('asks the rules again when they did not answer', async () => {
  const { user, api } = await openAssessed(
    {},
    {
      lending: {
        assess: () => {
          throw new Refusal('INTERNAL');
        },
      },
    },
  );
  await screen.findByText(text.loan.failed);
  const before = api.sentTo('lending.assess').length;
  await user.click(inCard(text.loan.title).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('lending.assess').length).toBeGreaterThan(before));
});

it('asks again for a sentiment that could not be read, and leaves the other alone', async () => {
  const { user, api } = await openAssessed(
    {},
    {
      sentiment: {
        ofMarket: () => {
          throw new Refusal('INTERNAL');
        },
      },
    },
  );
  await screen.findByText(text.sentiment.marketFailed);
  const before = api.sentTo('sentiment.ofMarket').length;
  await user.click(inCard(text.sentiment.title).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('sentiment.ofMarket').length).toBeGreaterThan(before));
  expect(api.sentTo('sentiment.ofProperty')).toHaveLength(1);
});

it('says behind the (i) what a value rests on', async () => {
  const { user } = await openAssessed();
  await user.click(screen.getByRole('button', { name: text.where('$2,488,630') }));
  const about = await screen.findByRole('dialog', { name: text.where('$2,488,630') });
  within(about).getByText(text.methods.model);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('works out the returns with what is typed, keeps it in the address, and undoes it', async () => {
  const { user } = await open(`/app?assessment=${ID}&tab=roi`);
  await screen.findByRole('heading', { name: returnsText.sale.title(10) });
  const held = screen.getByRole('textbox', { name: returnsText.fields.heldYears });
  await user.type(held, '3');
  await screen.findByRole('heading', { name: returnsText.sale.title(3) });
  expect(new URLSearchParams(window.location.search).get('roi-held')).toBe('3');
  await user.click(screen.getByRole('button', { name: returnsText.reset }));
  await screen.findByRole('heading', { name: returnsText.sale.title(10) });
  expect(screen.queryByDisplayValue('3')).toBeNull();
  expect(window.location.search).toBe(`?assessment=${ID}&tab=roi`);
});

it('says which years make sense', async () => {
  const { user } = await open(`/app?assessment=${ID}&tab=roi`);
  const held = await screen.findByRole('textbox', { name: returnsText.fields.heldYears });
  await user.type(held, '1.5');
  expect(held.ariaInvalid).toBe('true');
  screen.getByText(whatIfText.outOfRange(1, 40));
});

it('reads the tax rates again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open(`/app?assessment=${ID}&tab=roi`, {
    ruleSets: {
      get: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return ruleSet();
      },
    },
  });
  await screen.findByText(returnsText.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: returnsText.sale.title(10) });
});

it('shows what is asked for the home on the value’s own scale', async () => {
  const { valueAud, range80 } = ASSESSMENT.valuation;
  if (valueAud === null) throw new Error('It has a value.');
  const asked = { fromAud: Math.round(valueAud * 0.95), toAud: Math.round(valueAud * 0.95) };
  await openAssessed({}, { properties: { get: () => homeAsking(asked) } });
  await screen.findByText(askingPriceWords(asked, { valueAud, range80 }));
  screen.getByRole('img', { name: /5% below our estimate/u });
});

it('says which value is shared: as assessed while changes are only tried, or the open scenario’s', async () => {
  const { user } = await openAssessed();
  await fillIn(user, screen.getByRole('textbox', { name: whatIfText.facts.bedrooms }), '5');
  await screen.findByText(text.storyOfChanges, { exact: false });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText(/the value as assessed: \$/u);
});
