import { ERRORS } from '@propguard/protocol/errors';
import type { LeadImport, LeadImportRow } from '@propguard/protocol/lead-imports';
import type { Upload } from '@propguard/protocol/uploads';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { MEI } from '../../../test/leads.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { text } from './text.ts';

const ID = '019a0000-0000-7000-8000-0000000000e1';
const UPLOAD_ID = '019a0000-0000-7000-8000-0000000000e2';
const LEAD_ID = '019a0000-0000-7000-8000-0000000000e3';
const AT = '2026-11-16T01:00:00.000Z';

const ONE: LeadImport = {
  id: ID,
  fileName: 'old-crm.csv',
  sizeBytes: 22,
  receivedBytes: 22,
  uploadId: UPLOAD_ID,
  state: 'ready',
  problem: null,
  rows: 0,
  rowsDone: 0,
  added: 0,
  completed: 0,
  known: 0,
  twice: 0,
  alike: 0,
  broken: 0,
  reading: {
    columns: [
      { name: 'Mail', samples: ['ana@harbour.com.au'] },
      { name: 'Who', samples: ['Ana Lee'] },
    ],
    guess: { email: 'Mail' },
  },
  choice: null,
  jobId: null,
  createdAt: AT,
  createdBy: 'Robin',
  endedAt: null,
};
const CHECKED: LeadImport = { ...ONE, state: 'checked', rows: 4, rowsDone: 4, added: 2, known: 1, broken: 1 };
const ROW: LeadImportRow = {
  record: 1,
  line: 2,
  verdict: 'broken',
  problems: [{ field: 'email', words: 'Enter an email address.' }],
  name: null,
  known: null,
  twinLine: null,
  row: 'nobody',
};
const KNOWN: LeadImportRow = {
  ...ROW,
  record: 2,
  line: 3,
  verdict: 'known',
  problems: [],
  name: 'Ana Lee',
  known: { id: LEAD_ID, name: 'Ana Harbour' },
  row: 'ana@harbour.com.au',
};
const UPLOAD: Upload = {
  id: UPLOAD_ID,
  fileName: 'old-crm.csv',
  sizeBytes: 22,
  receivedBytes: 22,
  expiresAt: AT,
};
const PREVIEW = { headers: ['Mail', 'Who'], rows: [] };

const open = (leadImports: Answers['leadImports'], search = '') =>
  renderScreen(`/leads/import${search}`, {
    session: sessionAs('admin'),
    answers: {
      leadImports: { list: () => ({ items: [], nextCursor: null }), ...leadImports },
      uploads: { 'lead-import': { sendPart: () => UPLOAD } },
      agents: { list: () => ({ items: [MEI] }) },
      sampleOperations: { get: () => ({ state: 'removed', madeFor: null, leads: 0 }) },
    },
  });
const openOne = (one: LeadImport, leadImports: Answers['leadImports'] = {}) =>
  open(
    {
      get: () => one,
      preview: () => PREVIEW,
      rows: () => ({ items: [ROW, KNOWN], nextCursor: null }),
      ...leadImports,
    },
    `?import=${ID}`,
  );
const FILE = new File(['Mail\nana@harbour.com.au'], 'old-crm.csv');
const fileInput = () => screen.getByLabelText(text.choose, { selector: 'input' });

it('sends a file, has it read, and opens it with its columns', async () => {
  const { user, api } = await open({
    start: () => ONE,
    read: () => ONE,
    get: () => ONE,
    preview: () => PREVIEW,
  });
  await screen.findByText(text.none);
  await user.upload(fileInput(), FILE);
  await screen.findByRole('button', { name: text.check });
  expect(window.location.search).toBe(`?import=${ID}`);
  expect(api.sentTo('leadImports.start')).toEqual([{ fileName: 'old-crm.csv', sizeBytes: FILE.size }]);
  expect(api.sentTo('leadImports.read')).toEqual([{ id: ID }]);
  await user.click(screen.getByRole('button', { name: text.another }));
  await screen.findByRole('button', { name: text.choose });
});

it('says why a file was not taken', async () => {
  const { user } = await open({
    start: () => {
      throw new Refusal('PAYLOAD_TOO_LARGE');
    },
  });
  await user.upload(fileInput(), FILE);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`${text.notSent}${ERRORS.PAYLOAD_TOO_LARGE.message}`);
});

it('shows how the first rows are read, and checks with what was chosen', async () => {
  const { user, api } = await openOne(ONE, {
    preview: () => ({
      headers: ['Mail', 'Who'],
      rows: [
        {
          line: 2,
          cells: ['ana@harbour.com.au', 'Ana'],
          problems: [{ field: 'phone', words: 'Too short.' }],
          readAs: 'Ana Lee, ana@harbour.com.au',
          known: { id: LEAD_ID, name: 'Ana Harbour' },
        },
      ],
    }),
    check: () => ({ ...ONE, state: 'checking' }),
  });
  const preview = await screen.findByRole('list', { name: text.preview });
  await within(preview).findByText('Ana Lee, ana@harbour.com.au');
  within(preview).getByText(`${text.field('phone')}: Too short.`);
  const known = within(preview).getByRole<HTMLAnchorElement>('link', { name: text.isKnown('Ana Harbour') });
  expect(known.pathname).toBe(`/leads/${LEAD_ID}`);
  await choose(user, text.field('name'), 'Who');
  await choose(user, text.known, text.knownChoices.complete);
  await user.type(screen.getByLabelText(text.tag), 'old crm');
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() => expect(api.sentTo('leadImports.check')).toHaveLength(1));
  expect(api.sentTo('leadImports.check')[0]).toMatchObject({
    id: ID,
    columns: { email: 'Mail', name: 'Who' },
    tags: ['old crm'],
    known: 'complete',
  });
});

it('has what was chosen after a reload, until the file is checked', async () => {
  const { user } = await openOne(ONE);
  await screen.findByRole('button', { name: text.check });
  await choose(user, text.field('name'), 'Who');
  await user.type(screen.getByLabelText(text.tag), 'old crm');
  cleanup();
  const again = await openOne(ONE, { check: () => ({ ...ONE, state: 'checking' }) });
  await again.user.click(await screen.findByRole('button', { name: text.check }));
  await waitFor(() => expect(again.api.sentTo('leadImports.check')).toHaveLength(1));
  expect(again.api.sentTo('leadImports.check')[0]).toMatchObject({
    columns: { email: 'Mail', name: 'Who' },
    tags: ['old crm'],
  });
  await waitFor(() => expect(sessionStorage.getItem('propguard.lead-import-draft')).toBe(null));
});

it('checks nothing while nobody in the file could be answered', async () => {
  const { user, api } = await openOne(ONE);
  await screen.findByRole('button', { name: text.check });
  await choose(user, text.field('email'), text.noColumn);
  await screen.findByText(text.missing);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: text.check }).disabled).toBe(true);
  expect(api.sentTo('leadImports.check')).toEqual([]);
});

it('says what would come of the rows, and adds the leads only when told to', async () => {
  const files = watchSavedFiles();
  const { user, api } = await openOne(CHECKED, {
    run: () => ({ ...CHECKED, state: 'importing' }),
    brokenFile: () => new File(['line'], 'broken.csv'),
  });
  await screen.findByText(text.checkedTitle(2));
  const rows = await screen.findByRole('list', { name: text.rowsTitle });
  await within(rows).findByText(`${text.field('email')}: Enter an email address.`);
  expect(within(rows).getByRole<HTMLAnchorElement>('link', { name: 'Ana Harbour' }).pathname).toBe(
    `/leads/${LEAD_ID}`,
  );
  await user.click(screen.getByRole('radio', { name: `${text.verdicts.known} 1` }));
  await waitFor(() =>
    expect(api.sentTo('leadImports.rows').at(-1)).toMatchObject({ id: ID, verdict: 'known' }),
  );
  await user.click(screen.getByRole('button', { name: text.save }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(api.sentTo('leadImports.run')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.run(2) }));
  await waitFor(() => expect(api.sentTo('leadImports.run')).toEqual([{ id: ID }]));
});

it('goes back to the columns of a checked file', async () => {
  const { user } = await openOne(CHECKED);
  await user.click(await screen.findByRole('button', { name: text.change }));
  await screen.findByRole('button', { name: text.check });
});

it('says when the rows could not be loaded, and loads them again when asked', async () => {
  let isDown = true;
  const { user } = await openOne(CHECKED, {
    rows: () => {
      if (isDown) throw new Refusal('INTERNAL');
      return { items: [ROW], nextCursor: null };
    },
  });
  await screen.findByText(text.rowsFailed);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(`${text.field('email')}: Enter an email address.`);
});

it('stops an import that is under way', async () => {
  const { user, api } = await openOne(
    { ...CHECKED, state: 'importing' },
    { cancel: () => ({ ...CHECKED, state: 'stopped' }) },
  );
  await user.click(await screen.findByRole('button', { name: text.cancel }));
  await waitFor(() => expect(api.sentTo('leadImports.cancel')).toEqual([{ id: ID }]));
});

it('goes on with one that stopped, and leads from one that is done to its leads', async () => {
  const stopped = await openOne({ ...CHECKED, state: 'stopped' }, { run: () => CHECKED });
  await stopped.user.click(await screen.findByRole('button', { name: text.goOn }));
  await waitFor(() => expect(stopped.api.sentTo('leadImports.run')).toEqual([{ id: ID }]));
  stopped.unmount();
  await openOne({ ...CHECKED, state: 'imported' });
  const leads = await screen.findByRole<HTMLAnchorElement>('link', { name: text.toLeads });
  expect(leads.pathname).toBe('/leads');
});

it('opens and removes an earlier file', async () => {
  const { user, api } = await open({
    list: () => ({ items: [CHECKED], nextCursor: null }),
    get: () => CHECKED,
    rows: () => ({ items: [], nextCursor: null }),
    remove: () => ({ done: true }),
  });
  await user.click(await screen.findByRole('button', { name: text.removeOf('old-crm.csv') }));
  await waitFor(() => expect(api.sentTo('leadImports.remove')).toEqual([{ id: ID }]));
  await user.click(screen.getByRole('button', { name: text.open('old-crm.csv') }));
  await screen.findByText(text.checkedTitle(2));
});

it('says where the leads come from and whose they are', async () => {
  const { user, api } = await openOne(ONE, { check: () => CHECKED });
  await screen.findByRole('button', { name: text.check });
  await choose(user, text.source, SOURCE_NAMES.referral);
  await choose(user, text.agent, MEI.name);
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() =>
    expect(api.sentTo('leadImports.check')).toMatchObject([{ source: 'referral', agentId: MEI.id }]),
  );
});

it('shows more rows, and reads again what could not be read', async () => {
  const rows = await openOne(CHECKED, { rows: () => ({ items: [ROW], nextCursor: 'next' }) });
  await rows.user.click(await screen.findByRole('button', { name: text.showMore }));
  await waitFor(() => expect(rows.api.sentTo('leadImports.rows').at(-1)).toMatchObject({ cursor: 'next' }));
  rows.unmount();
  const all = await open({ list: failing });
  await expectReadAgain(all, 'leadImports.list');
  all.unmount();
  await expectReadAgain(await openOne(ONE, { get: failing }), 'leadImports.get');
});

it('stops sending a file when that is called off', async () => {
  const { user } = await open({ start: () => new Promise<never>(() => undefined) });
  await screen.findByText(text.none);
  await user.upload(fileInput(), FILE);
  await user.click(await screen.findByRole('button', { name: text.cancelUpload }));
  expect(await screen.findByLabelText(text.choose, { selector: 'input' })).toBeTruthy();
});
