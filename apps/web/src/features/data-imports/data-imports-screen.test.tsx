import { REJECT_REASON_TEXTS, ROW_NOTE_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { DataImport, ImportDetail, ImportReading } from '@propguard/protocol/data-imports';
import { ERRORS } from '@propguard/protocol/errors';
import type { Upload } from '@propguard/protocol/uploads';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const ID = '019a0000-0000-7000-8000-0000000000d1';
const UPLOAD_ID = '019a0000-0000-7000-8000-0000000000d2';
const JOB_ID = '019a0000-0000-7000-8000-0000000000d3';

const SALES: DataImport = {
  id: ID,
  state: 'completed',
  kind: 'sales',
  fileName: 'sales-2025.csv',
  sizeBytes: 400,
  receivedBytes: 400,
  uploadId: null,
  name: 'Sales of 2025',
  counts: { read: 10, accepted: 7, replaced: 0, rejected: 2, duplicates: 1, withdrawn: 0 },
  readBytes: 400,
  step: null,
  problem: null,
  jobId: null,
  createdAt: '2026-03-01T00:00:00Z',
  startedAt: '2026-03-01T00:00:01Z',
  completedAt: '2026-03-01T00:00:02Z',
  undoneAt: null,
};

const DETAIL: ImportDetail = { ...SALES, settings: null, reading: null, reasons: [], notes: [] };

const UPLOAD: Upload = {
  id: UPLOAD_ID,
  fileName: 'sales.csv',
  sizeBytes: 11,
  receivedBytes: 11,
  expiresAt: '2026-03-02T00:00:00Z',
};

const session = sessionAs('owner', { operator: true });
const NO_IMPORTS = { items: [], nextCursor: null };

function openList(
  dataImports: Answers['dataImports'] = {},
  sendPart: () => Upload | Promise<Upload> = () => UPLOAD,
) {
  return renderScreen('/data-imports', {
    session,
    answers: {
      dataImports: { list: () => NO_IMPORTS, ...dataImports },
      uploads: { 'data-import': { sendPart } },
    },
  });
}

const openDetail = (detail: ImportDetail, dataImports: Answers['dataImports'] = {}, others: Answers = {}) =>
  renderScreen(`/data-imports?import=${ID}`, {
    session,
    answers: { dataImports: { get: () => detail, list: () => NO_IMPORTS, ...dataImports }, ...others },
  });

const FILE = new File(['price\n1,000'], 'sales.csv');
const fileInput = () => screen.getByLabelText(text.choose, { selector: 'input' });

it.each(['chosen', 'dropped'])('sends a file that was %s, has it read, and opens it', async (way) => {
  const { user, api } = await openList({
    start: () => ({ ...SALES, uploadId: UPLOAD_ID }),
    read: () => DETAIL,
    get: () => DETAIL,
  });
  if (way === 'chosen') await user.upload(fileInput(), FILE);
  else fireEvent.drop(screen.getByRole('region', { name: text.choose }), { dataTransfer: { files: [FILE] } });
  await screen.findByRole('heading', { level: 1, name: 'Sales of 2025' });
  expect(window.location.search).toBe(`?import=${ID}`);
  expect(api.sentTo('dataImports.start')).toEqual([{ fileName: 'sales.csv', sizeBytes: 11 }]);
  const [part] = api.sentTo('uploads.data-import.sendPart') as [{ content: File }];
  expect(part).toMatchObject({ id: UPLOAD_ID, position: '0' });
  expect(await part.content.text()).toBe('price\n1,000');
  expect(api.sentTo('dataImports.read')).toEqual([{ id: ID }]);
});

it('opens the computer’s files when the button is pressed', async () => {
  const { user } = await openList();
  const opened = vi.fn();
  fileInput().addEventListener('click', opened);
  await user.click(screen.getByRole('button', { name: text.choose }));
  expect(opened).toHaveBeenCalledTimes(1);
});

it('stops sending when told to, and takes another file', async () => {
  const { user, api } = await openList({ start: () => ({ ...SALES, uploadId: UPLOAD_ID }) }, () =>
    Promise.race<never>([]),
  );
  await user.upload(fileInput(), FILE);
  await user.click(await screen.findByRole('button', { name: text.cancelUpload }));
  await screen.findByRole('button', { name: text.choose });
  expect(screen.queryByText(text.notSent)).toBeNull();
  expect(api.sentTo('dataImports.read')).toEqual([]);
});

it('says why a file was not taken', async () => {
  const { user } = await openList({
    start: () => {
      throw new Refusal('PAYLOAD_TOO_LARGE');
    },
  });
  await user.upload(fileInput(), FILE);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`${text.notSent}${ERRORS.PAYLOAD_TOO_LARGE.message}`);
});

it('opens an import of the list, and turns its pages', async () => {
  const { user, api } = await openList({
    list: ({ cursor }) =>
      cursor === 'two'
        ? { items: [{ ...SALES, name: 'Sales of 2024' }], nextCursor: null }
        : { items: [SALES], nextCursor: 'two' },
    get: () => DETAIL,
  });
  const table = await screen.findByRole('table');
  await within(table).findByText('Sales of 2025');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await within(table).findByText('Sales of 2024'));
  await screen.findByRole('heading', { level: 1, name: 'Sales of 2025' });
  expect(api.sentTo('dataImports.list').at(-1)).toMatchObject({ cursor: 'two' });
  expect(window.location.search).toBe(`?import=${ID}`);
  await user.click(screen.getByRole('link', { name: text.back }));
  await screen.findByRole('heading', { level: 1, name: text.title });
});

it('says that there is none yet', async () => {
  await openList();
  await screen.findByText(text.emptyTitle);
});

it.each([
  ['NOT_FOUND', text.notFound],
  ['INTERNAL', text.failed],
] as const)(
  'says when an import could not be read (%s), and reads it again when asked',
  async (code, title) => {
    let isBroken = true;
    const { user } = await openDetail(DETAIL, {
      get: () => {
        if (isBroken) throw new Refusal(code);
        return DETAIL;
      },
    });
    await screen.findByText(title);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: 'Sales of 2025' });
  },
);

const READING: ImportReading = {
  kind: 'sales',
  columns: ['Address', 'Suburb', 'Price', 'Sold', 'Paid', 'Note'].map((name) => ({
    name,
    samples: [`a ${name}`],
  })),
  guess: {
    kind: 'sales',
    name: 'sales.csv',
    columns: { address: 'Address', locality: 'Suburb', price: 'Price', contractDate: 'Sold' },
    options: USUAL_OPTIONS,
  },
  problem: null,
  earlier: null,
};
const READY: ImportDetail = {
  ...DETAIL,
  state: 'ready',
  name: null,
  counts: null,
  startedAt: null,
  completedAt: null,
  reading: READING,
};
const preview = () => ({
  headers: ['Address'],
  rows: [
    { line: 2, cells: ['1 Ash St'], reason: null, field: null, readAs: '1 Ash St sold for $900,000' },
    { line: 3, cells: ['2 Ash St'], reason: 'price-unreadable' as const, field: 'price', readAs: null },
  ],
});
/** A file that is to be set up. */
async function openReady(dataImports: Answers['dataImports'], detail = READY) {
  const rendered = await openDetail(detail, { preview, ...dataImports });
  await screen.findByRole('button', { name: text.check });
  return rendered;
}
const sourceFields = () =>
  [text.setUp.name, text.setUp.licence, text.setUp.attribution].map((name) =>
    screen.getByRole('textbox', { name }),
  ) as [HTMLElement, HTMLElement, HTMLElement];

it('checks the file with the columns, the options and the source as they were set', async () => {
  const { user, api } = await openReady({ run: () => SALES });
  await screen.findByText(text.preview.taken(1, 2));
  const [name, licence, attribution] = sourceFields();
  expect((screen.getByRole('button', { name: text.check }) as HTMLButtonElement).disabled).toBe(true);
  await fillIn(user, name, 'Sales of ours');
  await fillIn(user, licence, 'CC BY 4.0');
  await fillIn(user, attribution, 'The registry');
  await choose(user, text.field('price'), 'Paid');
  await user.click(screen.getByRole('button', { name: text.setUp.more(15) }));
  await choose(user, text.field('method'), 'Note');
  await user.click(screen.getByRole('button', { name: text.setUp.fewer }));
  await choose(user, text.setUp.dateFormat, text.dateFormats.dmy);
  await choose(user, text.setUp.state, 'Queensland');
  await choose(user, text.setUp.encoding, text.encodings['windows-1252']);
  await choose(user, text.setUp.filterColumn, 'Note');
  await fillIn(user, screen.getByRole('textbox', { name: text.setUp.filterValues }), 'house, unit ,');
  const columns = {
    address: 'Address',
    locality: 'Suburb',
    price: 'Paid',
    contractDate: 'Sold',
    method: 'Note',
  };
  const options = {
    encoding: 'windows-1252',
    dateFormat: 'dmy',
    state: 'QLD',
    filters: [{ column: 'Note', values: ['house', 'unit'] }],
    acceptsIncompleteFiles: false,
  };
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() =>
    expect(api.sentTo('dataImports.run')).toEqual([
      {
        id: ID,
        kind: 'sales',
        columns,
        options,
        dataset: { name: 'Sales of ours', licence: 'CC BY 4.0', attribution: 'The registry' },
        dryRun: true,
      },
    ]),
  );
  // The preview is of what is set now, once the person has stopped for a moment.
  await waitFor(() =>
    expect(api.sentTo('dataImports.preview').at(-1)).toEqual({ id: ID, kind: 'sales', columns, options }),
  );
});

it('names the columns that are missing, and starts nothing without them', async () => {
  const { user } = await openReady({});
  await choose(user, text.field('price'), text.setUp.noColumn);
  screen.getByText(text.setUp.missing('price'));
  expect(screen.queryByText(text.preview.title)).toBeNull();
  expect((screen.getByRole('button', { name: text.run }) as HTMLButtonElement).disabled).toBe(true);
});

it('guesses the columns anew for another kind of file', async () => {
  const { user } = await openReady({});
  await choose(user, text.setUp.kind, text.kinds.listings);
  screen.getByText(text.setUp.missing('listed on'));
  expect(screen.getByRole('combobox', { name: text.field('guideFrom') }).textContent).toBe('Price');
});

it('imports files that end too soon when it is told to', async () => {
  const guess = { kind: 'nsw-psi' as const, name: 'psi.zip', columns: {}, options: USUAL_OPTIONS };
  const { user, api } = await openReady(
    { run: () => SALES },
    { ...READY, reading: { ...READING, kind: 'nsw-psi', columns: [], guess } },
  );
  const [, licence, attribution] = sourceFields();
  await fillIn(user, licence, 'CC BY 4.0');
  await fillIn(user, attribution, 'The registry');
  await user.click(screen.getByRole('checkbox', { name: new RegExp(text.setUp.incomplete, 'u') }));
  await user.click(screen.getByRole('button', { name: text.run }));
  await waitFor(() =>
    expect(api.sentTo('dataImports.run')).toMatchObject([
      { kind: 'nsw-psi', options: { acceptsIncompleteFiles: true }, dryRun: false },
    ]),
  );
});

it('has what was set after a reload, for the same file, until it is checked', async () => {
  const { user } = await openReady({});
  await choose(user, text.field('price'), 'Paid');
  await fillIn(user, sourceFields()[1], 'CC BY 4.0');
  cleanup();
  await openReady({}, { ...READY, id: JOB_ID });
  expect(sourceFields()[1]).toHaveProperty('value', '');
  cleanup();
  const again = await openReady({ run: () => SALES });
  expect(sourceFields()[1]).toHaveProperty('value', 'CC BY 4.0');
  expect(screen.getByRole('combobox', { name: text.field('price') }).textContent).toBe('Paid');
  await fillIn(again.user, sourceFields()[2], 'The registry');
  await again.user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() => expect(sessionStorage.getItem('propguard.data-import-draft')).toBe(null));
});

it('shows what the server finds wrong at its field, and keeps what was typed', async () => {
  const { user } = await openReady({
    run: () => {
      throw new Refusal('VALIDATION_FAILED', {
        fields: [{ field: 'dataset.licence', message: 'Name the licence.' }],
      });
    },
  });
  const [, licence, attribution] = sourceFields();
  await fillIn(user, licence, '?');
  await fillIn(user, attribution, 'The registry');
  await user.click(screen.getByRole('button', { name: text.run }));
  await waitFor(() => expect(licence.ariaInvalid).toBe('true'));
  expect(screen.getByRole('textbox', { description: 'Name the licence.' })).toBe(licence);
  screen.getByDisplayValue('?');
  screen.getByDisplayValue('The registry');
});

it('says why the first rows cannot be read', async () => {
  await openReady({
    preview: () => {
      throw new Refusal('CONFLICT');
    },
  });
  await screen.findByText(text.preview.failed);
});

it('stops an import that runs', async () => {
  const { user, api } = await openDetail(
    { ...DETAIL, state: 'importing', step: 'writing', jobId: JOB_ID },
    {},
    {
      jobs: {
        cancelInstallation: () => {
          throw new Refusal('CONFLICT');
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: text.cancel }));
  await screen.findByText(text.notCancelled);
  expect(api.sentTo('jobs.cancelInstallation')).toEqual([{ id: JOB_ID }]);
});

it('goes on with an import that was stopped', async () => {
  let detail: ImportDetail = { ...DETAIL, state: 'stopped' };
  const { user, api } = await openDetail(detail, {
    get: () => detail,
    resume: () => {
      detail = DETAIL;
      return SALES;
    },
  });
  await user.click(await screen.findByRole('button', { name: text.resume }));
  await screen.findByRole('button', { name: text.undo });
  expect(api.sentTo('dataImports.resume')).toEqual([{ id: ID }]);
});

it('leads from an import that is done to what it does to values', async () => {
  await openDetail(DETAIL);
  const link = await screen.findByRole('link', { name: text.toAccuracy });
  expect(link.getAttribute('href')).toBe('/bring-your-data');
});

it('undoes an import once it is confirmed', async () => {
  const { user, api } = await openDetail(DETAIL, { undo: () => SALES });
  await user.click(await screen.findByRole('button', { name: text.undo }));
  const dialog = await screen.findByRole('alertdialog', { name: text.undoTitle });
  await user.click(within(dialog).getByRole('button', { name: text.undo }));
  await screen.findByText(text.undoStarted);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('dataImports.undo')).toEqual([{ id: ID }]);
});

it('undoes nothing when it is called off', async () => {
  const { user, api } = await openDetail(DETAIL);
  await user.click(await screen.findByRole('button', { name: text.undo }));
  const dialog = await screen.findByRole('alertdialog', { name: text.undoTitle });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('dataImports.undo')).toEqual([]);
});

it('discards an import that added nothing, and goes back to the list', async () => {
  const { user, api } = await openDetail({ ...DETAIL, state: 'failed' }, { discard: () => ({ done: true }) });
  await user.click(await screen.findByRole('button', { name: text.discard }));
  const dialog = await screen.findByRole('alertdialog', { name: text.discardTitle });
  await user.click(within(dialog).getByRole('button', { name: text.discard }));
  await screen.findByText(text.discarded);
  await screen.findByRole('heading', { level: 1, name: text.title });
  expect(api.sentTo('dataImports.discard')).toEqual([{ id: ID }]);
});

it('discards nothing when it is called off, and says when it is refused', async () => {
  const { user, api } = await openDetail(
    { ...DETAIL, state: 'failed' },
    {
      discard: () => {
        throw new Refusal('CONFLICT');
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: text.discard }));
  await screen.findByRole('alertdialog', { name: text.discardTitle });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('dataImports.discard')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.discard }));
  const dialog = await screen.findByRole('alertdialog', { name: text.discardTitle });
  await user.click(within(dialog).getByRole('button', { name: text.discard }));
  await screen.findByText(text.notUndone);
});

it('says what was settled about rows that were accepted', async () => {
  await openDetail({ ...DETAIL, notes: [{ note: 'known-by-lot', rows: 1 }] });
  await screen.findByText(ROW_NOTE_TEXTS['known-by-lot']);
  screen.getByText('1 row');
});

it('shows rejected rows by their reason and page by page, and gives them as a file', async () => {
  const { user, api } = await openDetail(
    {
      ...DETAIL,
      reasons: [
        { reason: 'price-unreadable', rows: 30 },
        { reason: 'address-missing', rows: 2 },
      ],
    },
    {
      rejectedRows: ({ reason = 'price-unreadable', cursor }) => ({
        items: [
          {
            record: 4,
            line: 5,
            file: null,
            reason,
            field: null,
            row: `row of ${cursor ?? 'the first page'}`,
          },
        ],
        nextCursor: cursor ? null : 'two',
      }),
    },
  );
  const table = await screen.findByRole('table');
  await within(table).findByText('row of the first page');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await within(table).findByText('row of two');
  await choose(user, text.rejectedRows.reason, `${REJECT_REASON_TEXTS['address-missing']} (2)`);
  await within(table).findByText(REJECT_REASON_TEXTS['address-missing']);
  expect(window.location.search).toBe(`?import=${ID}&reason=address-missing`);
  expect(api.sentTo('dataImports.rejectedRows').at(-1)).toEqual({
    id: ID,
    reason: 'address-missing',
    limit: '25',
  });
  expect(screen.getByRole('link', { name: text.rejectedRows.download }).getAttribute('href')).toBe(
    `/api/data-imports/${ID}/rejected-rows.csv`,
  );
});

it('reads the rejected rows again when they could not be read', async () => {
  const { user, api } = await openDetail(
    { ...DETAIL, reasons: [{ reason: 'price-unreadable', rows: 1 }] },
    {
      rejectedRows: () => {
        throw new Refusal('INTERNAL');
      },
    },
  );
  await screen.findByText(text.rejectedRows.failed);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('dataImports.rejectedRows')).toHaveLength(2));
});
