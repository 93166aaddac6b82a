import { ERRORS } from '@propguard/protocol/errors';
import type { Portfolio, PortfolioDetail } from '@propguard/protocol/portfolios';
import type { AssessedHome, RiskAlert, RiskOverview, WatchedHome } from '@propguard/protocol/risk-dashboard';
import type { Upload } from '@propguard/protocol/uploads';
import type { Role } from '@propguard/rules/workspaces/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { idOf } from '../../../test/homes.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RISK_LEVEL_WORDS } from '../../parts/risk/risk-badge.tsx';
import { text } from './text.ts';

const LOCALITY = { id: 'qld-4005-new-farm', name: 'New Farm', state: 'QLD' as const, postcode: '4005' };
const hazardsOf = (flood: number) => ({ flood, fire: 0.1, coastalErosion: null, subsidence: null });

const home = (last: number, address: string, valueAud: number, flood: number): AssessedHome => ({
  assessmentId: idOf(last),
  propertyId: null,
  address,
  locality: LOCALITY,
  latitude: -27.4,
  longitude: 153,
  method: 'model',
  valueAud,
  range80: null,
  hazards: hazardsOf(flood),
  riskScore: flood,
  assessedAt: '2026-03-01T00:00:00Z',
  watchedId: null,
});

const ASH = home(1, '1 Ash Street', 900_000, 0.9);
const ELM = home(2, '2 Elm Street', 700_000, 0.2);

const overviewOf = (homes: AssessedHome[]): RiskOverview => ({
  homes,
  whole: true,
  totalAud: 1_600_000,
  medianAud: 800_000,
  meanRisk: 0.5,
  risks: [],
  unmapped: 0,
  hazards: [],
  sample: true,
});

const figures = (valueAud: number) => ({
  valueAud,
  hazards: hazardsOf(0.2),
  riskScore: 0.2,
  asOf: '2026-03-01',
  modelId: null,
});

const watched = (last: number, address: string, changes: Partial<WatchedHome> = {}): WatchedHome => ({
  id: idOf(last),
  propertyId: null,
  assessmentId: idOf(1),
  portfolio: null,
  address,
  locality: LOCALITY,
  latitude: -27.4,
  longitude: 153,
  now: figures(900_000 + last),
  before: figures(850_000),
  alerts: 0,
  sample: true,
  since: '2026-02-01T00:00:00Z',
  checkedAt: '2026-03-01T00:00:00Z',
  addedBy: null,
  ...changes,
});

const alert = (last: number, address: string): RiskAlert => ({
  id: idOf(last),
  watchedId: idOf(20),
  address,
  locality: LOCALITY,
  assessmentId: idOf(1),
  figure: 'value',
  before: 900_000,
  after: 850_000,
  cause: 'sales',
  createdAt: '2026-03-01T00:00:00Z',
});

const PORTFOLIO: Portfolio = {
  id: idOf(30),
  name: 'Loans of March',
  fileName: 'loans.csv',
  sizeBytes: 9,
  receivedBytes: 9,
  uploadId: idOf(31),
  state: 'ready',
  problem: null,
  rows: null,
  rowsDone: 0,
  rejected: 0,
  sample: true,
  createdAt: '2026-03-01T00:00:00Z',
  createdBy: null,
  startedAt: null,
  completedAt: null,
};
const DETAIL: PortfolioDetail = { ...PORTFOLIO, reading: null, summary: null };
const UPLOAD: Upload = {
  id: idOf(31),
  fileName: 'loans.csv',
  sizeBytes: 9,
  receivedBytes: 9,
  expiresAt: '2026-03-02T00:00:00Z',
};

async function open(search = '', changed: Answers = {}, role: Role = 'agent') {
  const rendered = await renderScreen(`/dashboard${search}`, {
    session: sessionAs(role),
    answers: {
      hazards: { layers: () => ({ items: [], version: 'v1' }) },
      uploads: { portfolio: { sendPart: () => UPLOAD } },
      ...changed,
      riskDashboard: {
        overview: () => overviewOf([ASH, ELM]),
        watchList: () => ({ items: [] }),
        alerts: () => ({ items: [], nextCursor: null }),
        ...changed.riskDashboard,
      },
      portfolios: { list: () => ({ items: [], nextCursor: null }), ...changed.portfolios },
    },
  });
  return rendered;
}

const card = (name: string) => screen.findByRole('region', { name });
const tableIn = async (name: string) => within(await card(name)).getByRole('table');
const params = () => Object.fromEntries(new URLSearchParams(window.location.search));
const addressesIn = (table: HTMLElement) =>
  within(table)
    .queryAllByText(/^\d+ (Ash|Elm) Street$/u)
    .map(({ textContent }) => textContent);

it('finds assessed homes by their words and by their level, in the address too', async () => {
  const { user } = await open();
  const table = await tableIn(text.assessed.title);
  expect(addressesIn(table)).toEqual(['1 Ash Street', '2 Elm Street']);
  await user.click(screen.getByRole('searchbox', { name: text.assessed.find }));
  await user.paste('elm');
  await waitFor(() => expect(params()).toEqual({ find: 'elm' }));
  expect(addressesIn(await tableIn(text.assessed.title))).toEqual(['2 Elm Street']);
  await user.click(screen.getByRole('radio', { name: RISK_LEVEL_WORDS.high }));
  await screen.findByText(text.assessed.none);
  expect(params()).toEqual({ find: 'elm', risk: 'high' });
  await user.click(screen.getByRole('button', { name: text.assessed.reset }));
  await waitFor(() => expect(params()).toEqual({}));
  expect(addressesIn(await tableIn(text.assessed.title))).toHaveLength(2);
});

it('sorts assessed homes, in the address too', async () => {
  const { user } = await open();
  const table = await tableIn(text.assessed.title);
  await user.click(within(table).getByRole('button', { name: text.assessed.property }));
  await waitFor(() => expect(params()).toEqual({ sort: 'property' }));
  await user.click(within(table).getByRole('button', { name: text.assessed.property }));
  await waitFor(() => expect(addressesIn(table)).toEqual(['2 Elm Street', '1 Ash Street']));
  expect(params()).toEqual({ sort: '-property' });
});

it('turns the pages of many homes', async () => {
  const homes = Array.from({ length: 11 }, (_, at) => home(100 + at, `${at} Ash Street`, 1, 1 - at / 100));
  const { user } = await open('', { riskDashboard: { overview: () => overviewOf(homes) } });
  const table = await tableIn(text.assessed.title);
  expect(addressesIn(table)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(addressesIn(table)).toEqual(['10 Ash Street']);
  await user.click(within(await card(text.assessed.title)).getByRole('button', { name: 'Previous' }));
  expect(addressesIn(table)).toHaveLength(10);
});

it('watches an assessed home, and no longer', async () => {
  let watchedId: string | null = null;
  const { user, api } = await open('', {
    riskDashboard: {
      overview: () => overviewOf([{ ...ASH, watchedId }]),
      watch: () => {
        watchedId = idOf(20);
        return watched(20, ASH.address);
      },
      unwatch: () => {
        watchedId = null;
        return { done: true };
      },
    },
  });
  const table = await tableIn(text.assessed.title);
  const place = '1 Ash Street, New Farm';
  await user.click(within(table).getByRole('button', { name: text.watchList.watchOne(place) }));
  await screen.findByText(text.watchList.added);
  expect(api.sentTo('riskDashboard.watch')).toEqual([{ assessmentId: ASH.assessmentId }]);
  await user.click(await within(table).findByRole('button', { name: text.watchList.stopOne(place) }));
  await screen.findByText(text.watchList.removed);
  expect(api.sentTo('riskDashboard.unwatch')).toEqual([{ id: idOf(20) }]);
  await within(table).findByRole('button', { name: text.watchList.watchOne(place) });
});

it('says why a home is not watched', async () => {
  const { user } = await open('', {
    riskDashboard: {
      watch: () => {
        throw new Refusal('LIMIT_REACHED');
      },
    },
  });
  const table = await tableIn(text.assessed.title);
  await user.click(
    within(table).getByRole('button', { name: text.watchList.watchOne('1 Ash Street, New Farm') }),
  );
  await screen.findByText(text.watchList.notDone);
  screen.getByText(ERRORS.LIMIT_REACHED.message);
});

it('has the watched homes valued now', async () => {
  const { user, api } = await open('', {
    riskDashboard: {
      watchList: () => ({ items: [watched(20, '1 Ash Street')] }),
      check: () => ({ jobId: idOf(40) }),
    },
  });
  await user.click(await screen.findByRole('button', { name: text.watchList.check }));
  await screen.findByText(text.watchList.checkStarted);
  expect(api.sentTo('riskDashboard.check')).toHaveLength(1);
});

it('sorts the watch list', async () => {
  const { user } = await open('', {
    riskDashboard: {
      watchList: () => ({ items: [watched(21, '1 Ash Street'), watched(22, '2 Elm Street')] }),
    },
  });
  const table = await tableIn(text.watchList.title);
  await within(table).findByText('1 Ash Street');
  await user.click(within(table).getByRole('button', { name: text.watchList.value }));
  expect(addressesIn(table)).toEqual(['2 Elm Street', '1 Ash Street']);
});

it('reads the watch list again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open('', {
    riskDashboard: {
      watchList: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [] };
      },
    },
  });
  await screen.findByText(text.watchList.failed);
  isBroken = false;
  await user.click(within(await card(text.watchList.title)).getByRole('button', { name: 'Retry' }));
  await screen.findByText(text.watchList.empty);
});

it('dismisses an alert, and all of them', async () => {
  let items = [alert(50, '1 Ash Street'), alert(51, '2 Elm Street'), alert(52, '3 Ash Street')];
  const { user, api } = await open('', {
    riskDashboard: {
      alerts: () => ({ items, nextCursor: null }),
      dismiss: ({ id }) => {
        items = items.filter((one) => one.id !== id);
        return { done: true };
      },
      dismissAll: () => {
        items = [];
        return { done: true };
      },
    },
  });
  const dismiss = (place: string) => screen.queryByRole('button', { name: text.alerts.dismiss(place) });
  await screen.findByRole('heading', { name: text.alerts.title });
  await user.click(dismiss('2 Elm Street, New Farm') as HTMLElement);
  await waitFor(() => expect(dismiss('2 Elm Street, New Farm')).toBeNull());
  expect(api.sentTo('riskDashboard.dismiss')).toEqual([{ id: idOf(51) }]);
  await user.click(screen.getByRole('button', { name: text.alerts.dismissAll }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: text.alerts.title })).toBeNull());
});

it('says when an alert was not dismissed, and reads alerts again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open('', {
    riskDashboard: {
      alerts: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [alert(50, '1 Ash Street')], nextCursor: null };
      },
      dismiss: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await screen.findByText(text.alerts.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(
    await screen.findByRole('button', { name: text.alerts.dismiss('1 Ash Street, New Farm') }),
  );
  await screen.findByText(text.alerts.notDismissed);
});

it('reads the risks again that could not be read, and leads on when there are none', async () => {
  let isBroken = true;
  const { user } = await open('', {
    riskDashboard: {
      overview: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return overviewOf([]);
      },
    },
  });
  await screen.findByText(text.overview.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const link = await screen.findByRole('link', { name: text.overview.assess });
  expect(link.getAttribute('href')).toBe('/app');
});

it('leads to the assessment of the home that is chosen on the map', async () => {
  const { user } = await open();
  const map = await card(text.riskMap.title);
  await user.click(await within(map).findByRole('button', { name: 'Flood' }));
  const point = /^1 Ash Street, New Farm: .*90%$/u;
  // The map is a large file.
  await user.click(await within(map).findByRole('button', { name: point }, { timeout: 20_000 }));
  const link = within(map).getByRole('link', { name: text.riskMap.open });
  expect(link.getAttribute('href')).toBe(`/app?assessment=${ASH.assessmentId}&tab=risk`);
});

it('reads the hazard layers again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open('', {
    hazards: {
      layers: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [], version: 'v1' };
      },
    },
  });
  const map = await card(text.riskMap.title);
  await within(map).findByText(text.riskMap.failed);
  isBroken = false;
  await user.click(within(map).getByRole('button', { name: 'Retry' }));
  await within(map).findByRole('group', { name: 'Layers' });
});

const FILE = new File(['a,b\n1,2\n'], 'loans.csv');
const fileInput = () => screen.getByLabelText(text.upload.choose, { selector: 'input' });

it('sends a portfolio, has it read, and opens it', async () => {
  const { user, api } = await open('', {
    portfolios: { start: () => PORTFOLIO, read: () => DETAIL, get: () => ({ ...DETAIL, state: 'refused' }) },
  });
  await user.upload(fileInput(), FILE);
  await screen.findByRole('heading', { level: 1, name: PORTFOLIO.name });
  expect(params()).toEqual({ portfolio: PORTFOLIO.id });
  expect(api.sentTo('portfolios.start')).toEqual([{ fileName: 'loans.csv', sizeBytes: 8 }]);
  expect(api.sentTo('uploads.portfolio.sendPart')).toMatchObject([{ id: PORTFOLIO.uploadId, position: '0' }]);
  expect(api.sentTo('portfolios.read')).toEqual([{ id: PORTFOLIO.id }]);
});

it('stops sending when told to, and says why a file was not sent', async () => {
  let isFull = false;
  const { user, api } = await open('', {
    uploads: { portfolio: { sendPart: () => Promise.race<never>([]) } },
    portfolios: {
      start: () => {
        if (isFull) throw new Refusal('LIMIT_REACHED');
        return PORTFOLIO;
      },
    },
  });
  await user.upload(fileInput(), FILE);
  await user.click(await screen.findByRole('button', { name: text.upload.cancel }));
  await screen.findByRole('button', { name: text.upload.choose });
  expect(screen.queryByText(text.upload.failed)).toBeNull();
  expect(api.sentTo('portfolios.read')).toEqual([]);
  isFull = true;
  await user.upload(fileInput(), FILE);
  await screen.findByText(text.upload.failed);
});

it('opens a portfolio of the list', async () => {
  const { user } = await open('?find=ash&sort=-value', {
    portfolios: {
      list: () => ({ items: [PORTFOLIO], nextCursor: null }),
      get: () => ({ ...DETAIL, state: 'refused', problem: 'It is empty.' }),
    },
  });
  const table = await tableIn(text.list.title);
  await user.click(await within(table).findByText(PORTFOLIO.name));
  await screen.findByText('It is empty.');
  expect(params()).toEqual({ portfolio: PORTFOLIO.id });
});

it('reads the portfolios again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open('', {
    portfolios: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [], nextCursor: null };
      },
    },
  });
  const list = await card(text.list.title);
  await within(list).findByText(text.failed);
  isBroken = false;
  await user.click(within(list).getByRole('button', { name: 'Retry' }));
  await within(list).findByText(text.list.empty);
});

it('offers a viewer nothing to change', async () => {
  await open(
    '',
    {
      riskDashboard: {
        alerts: () => ({ items: [alert(50, '1 Ash Street')], nextCursor: null }),
        watchList: () => ({ items: [watched(20, '1 Ash Street')] }),
      },
    },
    'viewer',
  );
  await screen.findByRole('heading', { name: text.alerts.title });
  await tableIn(text.assessed.title);
  const names = [
    text.alerts.dismissAll,
    text.watchList.check,
    text.upload.choose,
    text.watchList.watchOne('1 Ash Street, New Farm'),
    text.watchList.stopOne('1 Ash Street, New Farm'),
  ];
  for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
});
