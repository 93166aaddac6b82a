import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { ownListingOf } from '../../../test/homes.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { ownListingPath } from '../../routes/work.ts';
import { text } from './text.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const PHOTO = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';

const listing = (changes: Partial<OwnListingDetail> = {}): OwnListingDetail =>
  ownListingOf(ID, { photos: [PHOTO, OTHER].map((id) => ({ id, width: 1600, height: 1000 })), ...changes });

const counts = { draft: 1, active: 2, under_offer: 0, sold: 0, withdrawn: 0 };
const answersWith = (shown: OwnListingDetail, more: Answers['ownListings'] = {}): Answers => ({
  agents: { list: () => ({ items: [] }) },
  booking: {
    pages: () => ({ items: [] }),
    createPage: () => {
      throw new Refusal('LIMIT_REACHED');
    },
  },
  sampleOperations: { get: () => ({ state: 'removed', madeFor: null, leads: 0 }) },
  ownListings: {
    list: () => ({ items: [shown], nextCursor: null, counts }),
    get: () => shown,
    setStatus: () => shown,
    setPhotos: () => shown,
    offer: () => shown,
    remove: () => ({ done: true as const }),
    change: () => shown,
    ...more,
  },
  localities: {
    search: () => ({
      items: [
        {
          id: 'bankstown-nsw-2200',
          name: 'Bankstown',
          state: 'NSW' as const,
          postcode: '2200',
          latitude: -33.9,
          longitude: 151,
        },
      ],
      nextCursor: null,
    }),
  },
});

it('lists what the agency sells, with guide and value, by words and status', async () => {
  const { api, user } = await renderScreen(SCREENS.ownListings.path, {
    session: sessionAs('agent'),
    answers: answersWith(listing()),
  });
  const line = within(await screen.findByRole('list', { name: text.title }));
  const link = await line.findByRole<HTMLAnchorElement>('link', { name: /3\/53 Northam Avenue/ });
  expect(link.pathname).toBe(ownListingPath(ID));
  expect(line.getByText(/\$800,000 – \$850,000/)).toBeTruthy();
  expect(line.getByText(/\$910,000/)).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: text.search }), 'northam');
  await waitFor(() => expect(api.sentTo('ownListings.list').at(-1)).toMatchObject({ query: 'northam' }));
});

it('adds one from the form, with the suburb chosen and what is not known left out', async () => {
  const { api, user } = await renderScreen(SCREENS.ownListings.path, {
    session: sessionAs('agent'),
    answers: answersWith(listing(), {
      create: () => {
        throw new Refusal('VALIDATION_FAILED', {
          fields: [{ field: 'address', message: 'Enter a number and a street.' }],
        });
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: text.form.address }), 'Northam');
  await user.type(dialog.getByRole('combobox', { name: text.form.suburb }), 'bankst');
  await user.click(await dialog.findByRole('option', { name: /Bankstown/ }));
  await user.type(dialog.getByRole('textbox', { name: text.form.guideFromAud }), '$800,000');
  await user.click(dialog.getByRole('button', { name: text.form.save }));
  expect(await dialog.findByText('Enter a number and a street.')).toBeTruthy();
  expect(api.sentTo('ownListings.create')).toEqual([
    expect.objectContaining({
      address: 'Northam',
      localityId: 'bankstown-nsw-2200',
      guideFromAud: 800_000,
      bedrooms: null,
      agentId: null,
    }),
  ]);
});

it('puts a draft on the market, takes another photo first, and shows the guide beside the value', async () => {
  const { api, user } = await renderScreen(ownListingPath(ID), {
    session: sessionAs('admin'),
    answers: answersWith(listing()),
  });
  await user.click(await screen.findByRole('button', { name: text.detail.moveTo.active }));
  await waitFor(() =>
    expect(api.sentTo('ownListings.setStatus')).toEqual([
      expect.objectContaining({ id: ID, status: 'active' }),
    ]),
  );
  expect(screen.getByText(text.detail.guideIs.below)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `${text.detail.first}: ${text.detail.photoOf(2)}` }));
  await user.click(
    screen.getByRole('button', { name: `${text.detail.removePhoto}: ${text.detail.photoOf(1)}` }),
  );
  await waitFor(() =>
    expect(api.sentTo('ownListings.setPhotos')).toEqual([
      { id: ID, photos: [OTHER, PHOTO] },
      { id: ID, photos: [OTHER] },
    ]),
  );
  // A draft cannot be offered to everybody.
  expect(screen.queryByRole('button', { name: text.detail.offer })).toBeNull();
  await user.click(screen.getByRole('button', { name: text.detail.remove }));
  const sure = within(await screen.findByRole('alertdialog'));
  await user.click(sure.getByRole('button', { name: text.detail.remove }));
  await waitFor(() => expect(api.sentTo('ownListings.remove')).toEqual([{ id: ID }]));
});

it('is sold with a price, offered to everybody, and edited at the version it was read at', async () => {
  const { api, user } = await renderScreen(ownListingPath(ID), {
    session: sessionAs('admin'),
    answers: answersWith(listing({ status: 'active', listedOn: '2026-11-01', daysOnMarket: 3 })),
  });
  await user.click(await screen.findByRole('button', { name: text.detail.moveTo.sold }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: text.detail.soldPrice }), '905,000');
  await user.click(dialog.getByRole('button', { name: text.detail.soldTitle }));
  await waitFor(() =>
    expect(api.sentTo('ownListings.setStatus')).toEqual([
      expect.objectContaining({ status: 'sold', soldPriceAud: 905_000 }),
    ]),
  );
  await user.click(await screen.findByRole('button', { name: text.booking.make }));
  await waitFor(() =>
    expect(api.sentTo('booking.createPage')).toEqual([
      expect.objectContaining({ subject: 'home', propertyId: ID }),
    ]),
  );
  await user.click(screen.getByRole('button', { name: text.detail.offer }));
  await waitFor(() => expect(api.sentTo('ownListings.offer')).toEqual([{ id: ID, offered: true }]));
  await user.click(screen.getByRole('button', { name: text.detail.edit }));
  const form = within(await screen.findByRole('dialog'));
  await user.clear(form.getByRole('textbox', { name: text.form.headline }));
  await user.type(form.getByRole('textbox', { name: text.form.headline }), 'Sunny');
  await user.click(form.getByRole('button', { name: text.form.save }));
  await waitFor(() =>
    expect(api.sentTo('ownListings.change')).toEqual([
      expect.objectContaining({ id: ID, version: 4, headline: 'Sunny' }),
    ]),
  );
});

it('lets a viewer look, and change nothing', async () => {
  const published = listing({
    status: 'active',
    listedOn: '2026-11-01',
    sharing: 'published',
    copyDiffers: true,
  });
  await renderScreen(ownListingPath(ID), { session: sessionAs('viewer'), answers: answersWith(published) });
  expect(await screen.findByText('Near the park.')).toBeTruthy();
  expect(screen.getByText(text.detail.copyOld)).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.detail.edit })).toBeNull();
});

it('publishes what is offered, and takes it out again', async () => {
  const { id, address, locality, type, guide, headline } = listing();
  const offered = {
    id,
    address,
    locality,
    type,
    guide,
    headline,
    listedOn: '2026-11-01',
    status: 'active' as const,
  };
  let sharing: 'offered' | 'published' = 'offered';
  const { api, user } = await renderScreen(SCREENS.offeredListings.path, {
    session: sessionAs('owner', { operator: true }),
    answers: {
      sampleOperations: { get: () => ({ state: 'removed', madeFor: null, leads: 0 }) },
      offeredListings: {
        list: () => ({ items: [{ ...offered, sharing, copyDiffers: sharing === 'published' }] }),
        publish: () => {
          sharing = 'published';
          return { ...offered, sharing, copyDiffers: false };
        },
        withdraw: () => {
          sharing = 'offered';
          return { ...offered, sharing, copyDiffers: false };
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${text.offered.publish}:`) }));
  await screen.findByText(text.offered.old);
  screen.getByRole('button', { name: new RegExp(`^${text.offered.again}:`) });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${text.offered.withdraw}:`) }));
  await waitFor(() => expect(api.sentTo('offeredListings.withdraw')).toEqual([{ id: ID }]));
  expect(api.sentTo('offeredListings.publish')).toEqual([{ id: ID }]);
});

const UPLOAD = {
  id: ID,
  fileName: 'ours.csv',
  sizeBytes: 3,
  receivedBytes: 3,
  expiresAt: '2026-11-20T00:00:00.000Z',
};
const openFile = (search = '', files: Answers['ownListingFiles'] = {}) => {
  const row = { readAs: '2 File Road', problem: null, field: null, knownId: null, twinLine: null };
  return renderScreen(`${SCREENS.ownListingFile.path}${search}`, {
    session: sessionAs('agent'),
    answers: {
      ...answersWith(listing()),
      uploads: { 'own-listings': { sendPart: () => UPLOAD } },
      ownListingFiles: {
        announce: () => UPLOAD,
        read: () => ({
          columns: [
            { name: 'Address', samples: ['2 File Road'] },
            { name: 'Suburb', samples: ['Bankstown'] },
            { name: 'Town', samples: ['Bankstown'] },
          ],
          guess: { address: 'Address', locality: 'Suburb' },
        }),
        preview: () => ({
          rows: [
            { ...row, line: 2, verdict: 'new' as const },
            { ...row, line: 3, verdict: 'twice' as const, twinLine: 2 },
            { ...row, line: 4, verdict: 'broken' as const, problem: 'Unknown suburb.', field: 'locality' },
          ],
          counts: { new: 1, known: 0, twice: 1, broken: 1 },
        }),
        run: () => ({ added: 1, known: 0, twice: 1, broken: 1 }),
        ...files,
      },
    },
  });
};

it('reads a file, shows what becomes of each row, and adds those that are new', async () => {
  const { api, user } = await openFile();
  await user.upload(
    await screen.findByLabelText(text.file.choose, { selector: 'input' }),
    new File(['a,b'], 'ours.csv'),
  );
  expect(await screen.findByText(text.file.twin(2))).toBeTruthy();
  expect(screen.getByText(`${text.file.field('locality')}: Unknown suburb.`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: text.file.run(1) }));
  await waitFor(() =>
    expect(api.sentTo('ownListingFiles.run')).toEqual([
      { id: ID, columns: { address: 'Address', locality: 'Suburb' } },
    ]),
  );
});

it('has the file and its columns after a reload, until its listings are added', async () => {
  const first = await openFile();
  await first.user.upload(
    await screen.findByLabelText(text.file.choose, { selector: 'input' }),
    new File(['a,b'], 'ours.csv'),
  );
  await screen.findByText(text.file.twin(2));
  await choose(first.user, new RegExp(`^${text.file.field('locality')}`, 'u'), 'Town');
  const { search } = window.location;
  expect(search).toBe(`?file=${ID}`);
  cleanup();
  const again = await openFile(search);
  await screen.findByText(text.file.twin(2));
  await again.user.click(screen.getByRole('button', { name: text.file.run(1) }));
  await waitFor(() =>
    expect(again.api.sentTo('ownListingFiles.run')).toEqual([
      { id: ID, columns: { address: 'Address', locality: 'Town' } },
    ]),
  );
});

it('says that a file is gone, and takes another', async () => {
  const { user } = await openFile(`?file=${ID}`, {
    read: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await screen.findByText(text.file.gone);
  await user.click(screen.getByRole('button', { name: text.file.another }));
  await screen.findByRole('button', { name: text.file.choose });
});
