import type { PortfolioDetail, PortfolioHome, PortfolioSummary } from '@propguard/protocol/portfolios';
import type { Role } from '@propguard/rules/workspaces/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, fillIn } from '../../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../../test/fake-api.ts';
import { idOf } from '../../../../test/homes.ts';
import { sessionAs } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';

const ID = idOf(30);
const LOCALITY = { id: 'qld-4005-new-farm', name: 'New Farm', state: 'QLD' as const, postcode: '4005' };

const DETAIL: PortfolioDetail = {
  id: ID,
  name: 'Loans of March',
  fileName: 'loans.csv',
  sizeBytes: 9,
  receivedBytes: 9,
  uploadId: null,
  state: 'valued',
  problem: null,
  rows: 2,
  rowsDone: 2,
  rejected: 0,
  sample: true,
  createdAt: '2026-03-01T00:00:00Z',
  createdBy: null,
  startedAt: null,
  completedAt: null,
  reading: null,
  summary: null,
};

const SUMMARY: PortfolioSummary = {
  totalAud: 1_600_000,
  meanAud: 800_000,
  medianAud: 800_000,
  values: [],
  risks: [],
  unmapped: 0,
  lvrs: [],
  withoutValue: 0,
  withLoan: 1,
  loanAud: 500_000,
  flagged: 0,
};

const home = (record: number, address: string): PortfolioHome => ({
  record,
  reference: null,
  address,
  locality: LOCALITY,
  latitude: -27.4,
  longitude: 153,
  positionSource: 'exact',
  facts: {
    type: 'house',
    bedrooms: 3,
    bathrooms: 1,
    carSpaces: 1,
    landM2: null,
    buildingM2: null,
    yearBuilt: null,
  },
  method: 'model',
  valueAud: 800_000,
  range80: null,
  fsd: 0.1,
  asOf: '2026-03-01',
  modelId: idOf(70),
  hazards: { flood: 0.2, fire: null, coastalErosion: null, subsidence: null },
  riskScore: 0.2,
  loanAud: null,
  lvr: null,
  flags: [],
});

const READY: PortfolioDetail = {
  ...DETAIL,
  state: 'ready',
  rows: null,
  rowsDone: 0,
  reading: {
    columns: ['Address', 'Town', 'Loan', 'Note'].map((name) => ({ name, samples: [] })),
    guess: { columns: { address: 'Address', locality: 'Town' }, state: null },
  },
};

const broken = () => {
  throw new Refusal('INTERNAL');
};

async function open(
  detail: PortfolioDetail,
  portfolios: Answers['portfolios'] = {},
  role: Role = 'agent',
  search = '',
) {
  const rendered = await renderScreen(`/dashboard?portfolio=${ID}${search}`, {
    session: sessionAs(role),
    answers: {
      hazards: { layers: () => ({ items: [], version: 'v1' }) },
      riskDashboard: {
        overview: broken,
        alerts: broken,
        watchList: () => ({ items: [] }),
        watch: broken,
      },
      portfolios: {
        get: () => detail,
        list: () => ({ items: [], nextCursor: null }),
        homes: () => ({ items: [home(1, '1 Ash Street'), home(2, '2 Elm Street')], nextCursor: null }),
        points: () => ({ items: [], whole: true }),
        preview: () => ({
          headers: [],
          rows: [{ line: 2, cells: [], reason: null, field: null, readAs: '1 Ash Street, New Farm' }],
        }),
        ...portfolios,
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: detail.name });
  return rendered;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const params = () => Object.fromEntries(new URLSearchParams(window.location.search));

it('values the file with its name, its columns and its state as they were set', async () => {
  const { user, api } = await open(READY, { value: () => DETAIL });
  await screen.findByText(text.preview.taken(1, 1));
  await fillIn(user, screen.getByRole('textbox', { name: text.setUp.name }), 'Loans of ours');
  await choose(user, text.setUp.state, 'QLD');
  await choose(user, text.field('loan'), 'Loan');
  await user.click(screen.getByRole('button', { name: text.setUp.start }));
  const choice = { columns: { address: 'Address', locality: 'Town', loan: 'Loan' }, state: 'QLD' };
  await waitFor(() =>
    expect(api.sentTo('portfolios.value')).toEqual([{ id: ID, name: 'Loans of ours', ...choice }]),
  );
  await waitFor(() => expect(api.sentTo('portfolios.preview').at(-1)).toEqual({ id: ID, ...choice }));
});

it('has its name and columns after a reload, until it is valued', async () => {
  const { user } = await open(READY);
  await fillIn(user, screen.getByRole('textbox', { name: text.setUp.name }), 'Loans of ours');
  await choose(user, text.field('loan'), 'Loan');
  cleanup();
  const again = await open(READY, { value: () => DETAIL });
  await again.user.click(screen.getByRole('button', { name: text.setUp.start }));
  await waitFor(() =>
    expect(again.api.sentTo('portfolios.value')).toMatchObject([
      { name: 'Loans of ours', columns: { address: 'Address', locality: 'Town', loan: 'Loan' } },
    ]),
  );
  await waitFor(() => expect(sessionStorage.getItem('propguard.portfolio-draft')).toBe(null));
});

it('asks for the columns that no row can do without', async () => {
  const { user } = await open({
    ...READY,
    reading: {
      columns: [{ name: 'Town', samples: [] }],
      guess: { columns: { locality: 'Town' }, state: null },
    },
  });
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: text.setUp.start });
  expect(start().disabled).toBe(false);
  await choose(user, text.field('locality'), text.setUp.noColumn);
  screen.getByText(text.setUp.missing);
  expect(start().disabled).toBe(true);
});

it('says why it was not started, and keeps what was set', async () => {
  const { user } = await open(READY, {
    value: () => {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'name', message: 'Enter a name.' }] });
    },
  });
  await fillIn(user, screen.getByRole('textbox', { name: text.setUp.name }), 'Loans of ours');
  await user.click(screen.getByRole('button', { name: text.setUp.start }));
  await screen.findByText(text.setUp.failed);
  screen.getByText('Enter a name.');
  screen.getByDisplayValue('Loans of ours');
});

it('says when the first rows cannot be read', async () => {
  await open(READY, { preview: broken });
  await screen.findByText(text.preview.failed);
});

it('stops the valuation, and says when it could not', async () => {
  const { user, api } = await open({ ...DETAIL, state: 'valuing', rowsDone: 0 }, { cancel: broken });
  await user.click(screen.getByRole('button', { name: text.page.cancel }));
  await screen.findByText(text.page.failed);
  expect(api.sentTo('portfolios.cancel')).toEqual([{ id: ID }]);
  expect(screen.queryByRole('button', { name: text.page.remove })).toBeNull();
});

it('goes on where it stopped', async () => {
  let detail: PortfolioDetail = { ...DETAIL, state: 'stopped', rowsDone: 0 };
  const { user, api } = await open(detail, {
    get: () => detail,
    resume: () => {
      detail = { ...DETAIL, rowsDone: 0 };
      return DETAIL;
    },
  });
  await user.click(screen.getByRole('button', { name: text.page.resume }));
  await waitFor(() => expect(screen.queryByText(text.page.stopped)).toBeNull());
  expect(api.sentTo('portfolios.resume')).toEqual([{ id: ID }]);
});

it('removes the portfolio once it is confirmed, and goes back', async () => {
  const { user, api } = await open({ ...DETAIL, rowsDone: 0 }, { remove: () => ({ done: true }) });
  await user.click(screen.getByRole('button', { name: text.page.remove }));
  const dialog = within(await screen.findByRole('alertdialog', { name: text.page.removeTitle }));
  await user.click(dialog.getByRole('button', { name: text.page.remove }));
  await screen.findByText(text.page.removed);
  await screen.findByRole('heading', { level: 1, name: text.title });
  expect(api.sentTo('portfolios.remove')).toEqual([{ id: ID }]);
  expect(params()).toEqual({});
});

it('removes nothing when it is called off', async () => {
  const { user, api } = await open({ ...DETAIL, rowsDone: 0 });
  await user.click(screen.getByRole('button', { name: text.page.remove }));
  await screen.findByRole('alertdialog', { name: text.page.removeTitle });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('portfolios.remove')).toEqual([]);
});

it('offers a viewer the file, and nothing to change', async () => {
  await open(DETAIL, {}, 'viewer');
  expect(screen.getByRole('link', { name: text.page.download }).getAttribute('href')).toBe(
    `/api/portfolios/${ID}/results.csv`,
  );
  expect(screen.queryByRole('button', { name: text.page.remove })).toBeNull();
});

it('reads a portfolio again that could not be read, and says when it is gone', async () => {
  let code: 'INTERNAL' | 'NOT_FOUND' | null = 'INTERNAL';
  const { user } = await renderScreen(`/dashboard?portfolio=${ID}`, {
    session: sessionAs('agent'),
    answers: {
      riskDashboard: { overview: broken },
      portfolios: {
        get: () => {
          if (code) throw new Refusal(code);
          return { ...DETAIL, rowsDone: 0 };
        },
      },
    },
  });
  await screen.findByText(text.failed);
  code = 'NOT_FOUND';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(text.page.gone);
  code = null;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: DETAIL.name });
});

it('finds, filters, sorts and pages the results, in the address and on the server', async () => {
  const { user, api } = await open(DETAIL, {
    homes: ({ cursor, find }) => ({
      items: [cursor ? home(3, '3 Oak Street') : home(1, find ? '9 Elm Street' : '1 Ash Street')],
      nextCursor: cursor ? null : 'two',
    }),
  });
  const results = card(text.homes.title);
  const table = within(results.getByRole('table'));
  const asked = () => api.sentTo('portfolios.homes').at(-1);
  await table.findByText('1 Ash Street');
  await user.click(results.getByRole('button', { name: 'Next' }));
  await table.findByText('3 Oak Street');
  expect(params()).toMatchObject({ cursor: 'two' });
  await user.click(table.getByRole('button', { name: text.homes.value }));
  await table.findByText('1 Ash Street');
  expect(params()).toEqual({ portfolio: ID, sort: '-value' });
  await waitFor(() => expect(asked()).toMatchObject({ order: 'value', direction: 'desc' }));
  await user.click(results.getByRole('radio', { name: text.homes.flagged }));
  await waitFor(() => expect(asked()).toMatchObject({ only: 'flagged' }));
  await user.click(results.getByRole('searchbox', { name: text.homes.find }));
  await user.paste('elm');
  await table.findByText('9 Elm Street');
  expect(params()).toEqual({ portfolio: ID, sort: '-value', only: 'flagged', find: 'elm' });
});

it('watches a row of the file', async () => {
  const { user, api } = await open(DETAIL);
  const table = within(await card(text.homes.title).findByRole('table'));
  await user.click(await table.findByRole('button', { name: text.watchList.watchOne('2 Elm Street') }));
  await screen.findByText(text.watchList.notDone);
  expect(api.sentTo('riskDashboard.watch')).toEqual([{ portfolioId: ID, record: 2 }]);
});

it('reads the results again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open(DETAIL, {
    homes: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { items: [], nextCursor: null };
    },
  });
  await card(text.homes.title).findByText(text.failed);
  isBroken = false;
  await user.click(card(text.homes.title).getByRole('button', { name: 'Retry' }));
  await screen.findByText(text.homes.empty);
});

it('shows more of the rows that were not taken', async () => {
  const row = (record: number) => ({
    record,
    line: record + 1,
    reason: 'address-missing' as const,
    field: null,
    row: `row ${record}`,
  });
  const { user } = await open(
    { ...DETAIL, rejected: 2 },
    {
      rejectedRows: ({ cursor }) => ({
        items: [row(cursor ? 2 : 1)],
        nextCursor: cursor ? null : 'two',
      }),
    },
  );
  const table = within(await card(text.rejected.title).findByRole('table'));
  await table.findByText('row 1');
  await user.click(card(text.rejected.title).getByRole('button', { name: text.rejected.more }));
  await table.findByText('row 2');
  table.getByText('row 1');
});

it('reads the rows again that were not taken', async () => {
  const { user, api } = await open({ ...DETAIL, rejected: 2 }, { rejectedRows: failing });
  await user.click(await card(text.rejected.title).findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('portfolios.rejectedRows')).toHaveLength(2));
});

it('reads again what of the summary could not be read', async () => {
  let isBroken = true;
  const guarded = <T,>(reply: T) => {
    if (isBroken) throw new Refusal('INTERNAL');
    return reply;
  };
  const { user, api } = await open(
    { ...DETAIL, summary: SUMMARY, rowsDone: 0 },
    { points: () => guarded({ items: [], whole: true }), lending: broken },
  );
  await screen.findByText(text.lending.failed);
  const map = () => card(text.riskMap.title);
  await map().findByText(text.failed);
  isBroken = false;
  await user.click(map().getByRole('button', { name: 'Retry' }));
  await map().findByRole('group', { name: 'Layers' });
  const before = api.sentTo('portfolios.lending').length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('portfolios.lending').length).toBeGreaterThan(before));
});
