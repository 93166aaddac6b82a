import type { MarketAnalysis } from '@propguard/protocol/market';
import type { HeatPlace } from '@propguard/protocol/market-figures';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { seeEverything } from '../../../test/in-view.ts';
import { marketFiguresOf } from '../../../test/market-figures.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { text } from './text.ts';

const figures = marketFiguresOf();

const quarter = (to: string, priceAud: number) => ({
  to,
  priceAud,
  medianAud: priceAud,
  parentPriceAud: null,
  sales: 7,
  error: null,
  listings: 9,
  daysOnMarket: 30,
  auctionsSold: 1,
  auctionsHeld: 2,
});

const analysisOf = (location: string, details: Partial<MarketAnalysis['details']> = {}): MarketAnalysis => ({
  location,
  market_metrics: {
    median_price: 1_900_000,
    price_growth_yoy: 0.05,
    days_on_market: 30,
    auction_clearance_rate: 0.6,
    listing_volume: 20,
  },
  trend_analysis: { price_trend: 'rising', market_heat: 'warm', supply_demand_balance: 'balanced' },
  ai_insights: {
    market_sentiment: 'Calm.',
    investment_outlook: 'Fair.',
    risk_assessment: 'Low.',
    recommendations: [],
  },
  details: {
    region: { id: location, kind: 'locality', name: location, latitude: -27.4, longitude: 153 },
    parent: null,
    propertyType: 'house',
    countedAs: 'house',
    depth: 'comprehensive',
    hasData: true,
    asOf: '2026-09-30',
    sample: true,
    figures,
    heat: null,
    sentiment: null,
    insights: [],
    recommendations: [],
    quarters: ['2024-12-31', '2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31', '2026-03-31'].map(
      (to, at) => quarter(to, 1_800_000 + at),
    ),
    ...details,
  },
});

const heatPlace = (localityId: string, name: string, score: number): HeatPlace => ({
  localityId,
  name,
  state: 'QLD',
  postcode: '4005',
  latitude: -27.4,
  longitude: 153,
  heat: 'hot',
  score,
  medianAud: 900_000,
  growthYoy: 0.04,
  growthBasis: { region: 'Brisbane', isOwn: false, count: 1240, countOf: 'sales' },
  sales: 12,
});

async function open(search: string, market: Answers['market'] = {}) {
  const rendered = await renderScreen(`/market-analysis${search}`, {
    answers: {
      market: {
        analyse: ({ location }) => analysisOf(location),
        heatMap: () => ({
          region: analysisOf('Brisbane').details.region,
          sample: true,
          places: [heatPlace('tn', 'Teneriffe', 0.9), heatPlace('New Farm', 'New Farm', 0.5)],
        }),
        ...market,
      },
      suggestions: {
        list: ({ query }) => ({
          items: [
            {
              kind: 'locality',
              localityId: 'x',
              locality: query ?? '',
              state: 'QLD',
              postcode: '4005',
              latitude: 0,
              longitude: 0,
            },
          ],
        }),
      },
    },
  });
  const asked = () =>
    (rendered.api.sentTo('market.analyse') as { location: string }[]).map(({ location }) => location);
  return { ...rendered, asked };
}

/** The analysis of a place, once all of it is drawn: many figures, in pieces. Looked for by its words, which is quick. */
const shown = (place: string) => screen.findByText(place, { selector: 'h2' }, { timeout: 20_000 });

/** The analysis of New Farm is on the screen. */
async function openShown(search = '', market: Answers['market'] = {}) {
  const rendered = await open(`?location=New+Farm${search}`, market);
  await shown('New Farm');
  return rendered;
}

const locationField = () => screen.getByRole('combobox', { name: text.location });
const submit = () => screen.getByRole('button', { name: text.submit });
const inCard = (title: string) => within(screen.getByRole('region', { name: title }));
const params = () => Object.fromEntries(new URLSearchParams(window.location.search));

it('analyses the place, the type and the depth that were chosen, and keeps them in the address', async () => {
  const { user, api } = await open('');
  await user.click(locationField());
  await user.paste(' New Farm ');
  await choose(user, text.type, text.types.unit);
  await user.click(screen.getByRole('radio', { name: text.depths.basic }));
  await user.click(submit());
  await screen.findByText(text.complete.description('New Farm'));
  expect(api.sentTo('market.analyse').at(-1)).toEqual({
    location: 'New Farm',
    property_type: 'unit',
    analysis_depth: 'basic',
  });
  expect(params()).toEqual({ location: 'New Farm', type: 'unit', depth: 'basic' });
});

it('asks for a location, and analyses nothing without one', async () => {
  const { user } = await open('');
  await user.click(submit());
  await screen.findByText(text.required.description);
  expect(window.location.search).toBe('');
});

it('offers the suburbs that the typed words may become', async () => {
  const { user, api } = await open('');
  await user.type(locationField(), 'new');
  await waitFor(() => expect(api.sentTo('suggestions.list').at(-1)).toEqual({ query: 'new', limit: '8' }));
  const list = document.getElementById(locationField().getAttribute('list') ?? '');
  await waitFor(() =>
    expect([...(list as HTMLDataListElement).options].map(({ value }) => value)).toEqual(['new, QLD 4005']),
  );
});

it('analyses an example, or a capital of the table', async () => {
  const { user, asked } = await open('');
  expect(asked()).toEqual([...text.idle.capitalPlaces]);
  const table = within(screen.getByRole('region', { name: text.idle.capitals })).getByRole('table');
  await user.click(await within(table).findByText('Hobart'));
  await shown('Hobart');
  expect(params()).toEqual({ location: 'Hobart', type: 'house', depth: 'comprehensive' });
});

it('analyses an example that is pressed', async () => {
  const { user } = await open('');
  await user.click(screen.getByRole('button', { name: 'Parramatta' }));
  await shown('Parramatta');
  expect(params()).toMatchObject({ location: 'Parramatta' });
});

it('says that a place is not known, and lets another be tried', async () => {
  const { user } = await open('?location=Atlantis', {
    analyse: ({ location }) => {
      if (location === 'Atlantis') throw new Refusal('NOT_FOUND');
      return analysisOf(location);
    },
  });
  await screen.findByText(text.empty.unknown('Atlantis'));
  await user.click(screen.getByRole('button', { name: text.empty.action }));
  await screen.findByText(text.idle.about);
  expect(document.activeElement).toBe(locationField());
  expect(window.location.search).toBe('');
});

it('says that it failed, and tries again when asked', async () => {
  let isBroken = true;
  const { user } = await open('?location=New+Farm', {
    analyse: ({ location }) => {
      if (isBroken) throw new Refusal('INTERNAL');
      return analysisOf(location);
    },
  });
  const card = await screen.findByRole('region', { name: text.failed.title });
  isBroken = false;
  await user.click(within(card).getByRole('button', { name: 'Retry' }));
  await shown('New Farm');
});

it('gives every figure as a file', async () => {
  const { user } = await openShown();
  const saved = watchSavedFiles();
  await user.click(screen.getByRole('button', { name: text.export }));
  expect(saved.map(({ name }) => name)).toEqual(['market-New Farm-house.csv']);
  expect(await saved[0]?.content.text()).toContain('Location,New Farm');
});

it('shows another period, in the address too', async () => {
  const { user } = await openShown();
  const history = () => inCard(text.history.title(text.types.house));
  await user.click(history().getByRole('button', { name: 'Show as table' }));
  expect(history().getAllByRole('row')).toHaveLength(7);
  await user.click(history().getByRole('radio', { name: '1y' }));
  await waitFor(() => expect(history().getAllByRole('row')).toHaveLength(6));
  expect(params()).toEqual({ location: 'New Farm', period: '1y' });
});

it('compares a place that is added, and no longer one that is removed', async () => {
  const { user, asked } = await openShown();
  const field = await screen.findByRole('combobox', { name: text.compare.add });
  await user.click(field);
  await user.paste('Hobart');
  await user.click(screen.getByRole('button', { name: text.compare.addButton }));
  const table = inCard(text.compare.title).getByRole('table');
  await user.click(await within(table).findByRole('button', { name: text.compare.remove('Hobart') }));
  await waitFor(() => expect(within(table).queryByText('Hobart')).toBeNull());
  expect(asked()).toEqual(['New Farm', 'Hobart']);
  expect(screen.queryByDisplayValue('Hobart')).toBeNull();
  expect(params()).toEqual({ location: 'New Farm' });
});

it('compares four at most, and says which of them could not be loaded', async () => {
  await openShown('&vs=Hobart|Perth|Broken', {
    analyse: ({ location }) => {
      if (location === 'Broken') throw new Refusal('INTERNAL');
      return analysisOf(location);
    },
  });
  const table = within(await screen.findByRole('region', { name: text.compare.title })).getByRole('table');
  await within(table).findByText(text.compare.failed);
  screen.getByText(text.compare.full);
  expect(screen.queryByRole('combobox', { name: text.compare.add })).toBeNull();
});

it('shows a place of the heat map, and compares or analyses it', async () => {
  seeEverything();
  const { user, asked } = await openShown();
  const hottest = await screen.findByRole('region', { name: text.heatMap.hottest });
  await user.click(within(hottest).getByRole('button', { name: /Teneriffe/u }));
  const details = () => within(screen.getByRole('region', { name: 'Teneriffe, QLD 4005' }));
  // A growth that is the city's is told as the city's, in the list and beside it.
  within(hottest).getByRole('button', { name: /Teneriffe.*\(Brisbane\)/u });
  details().getByText('+4.0% (Brisbane, 1,240 sales; too few here)');
  expect(params()).toEqual({ location: 'New Farm', place: 'tn' });
  await user.click(details().getByRole('button', { name: text.heatMap.compare }));
  await waitFor(() => expect(params()).toMatchObject({ vs: 'Teneriffe, QLD 4005' }));
  await user.click(details().getByRole('button', { name: text.heatMap.analyse }));
  await shown('Teneriffe, QLD 4005');
  // No place is compared with itself.
  expect(params()).toEqual({ location: 'Teneriffe, QLD 4005', type: 'house', depth: 'comprehensive' });
  expect(asked()).toContain('Teneriffe, QLD 4005');
});

it('lets places be chosen from a list where no map can be drawn', async () => {
  seeEverything();
  const { user } = await openShown();
  await user.click(
    // The map is a large file.
    await screen.findByRole(
      'button',
      { name: text.heatMap.point('Teneriffe', 'Hot', '+4.0% (Brisbane, 1,240 sales; too few here)') },
      { timeout: 20_000 },
    ),
  );
  expect(params()).toEqual({ location: 'New Farm', place: 'tn' });
});

it('loads the heat map again that could not be loaded', async () => {
  seeEverything();
  let isBroken = true;
  const { user } = await openShown('', {
    heatMap: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { region: analysisOf('Brisbane').details.region, sample: true, places: [] };
    },
  });
  const failure = (await screen.findByText(text.heatMap.failed)).closest<HTMLElement>('[role="alert"]');
  isBroken = false;
  await user.click(within(failure as HTMLElement).getByRole('button', { name: 'Retry' }));
  await screen.findByText(text.heatMap.empty);
});

it('fills the form with what the address asks for', async () => {
  const { user, asked } = await openShown('&type=unit');
  screen.getByDisplayValue('New Farm');
  expect(screen.getByRole('combobox', { name: text.type }).textContent).toBe(text.types.unit);
  await fillIn(user, locationField(), 'Perth');
  await user.keyboard('{Enter}');
  await shown('Perth');
  expect(asked()).toEqual(['New Farm', 'Perth']);
});

it('an address with a place is answered by asking once for each thing that is shown', async () => {
  seeEverything();
  const { api } = await openShown();
  await screen.findByText('Teneriffe');
  await waitFor(() => expect(api.sentTo('market.heatMap')).toHaveLength(1));
  expect(api.sentTo('market.analyse')).toEqual([
    { location: 'New Farm', property_type: 'house', analysis_depth: 'comprehensive' },
  ]);
});
