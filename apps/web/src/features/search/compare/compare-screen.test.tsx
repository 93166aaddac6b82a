import type { ListingDetail } from '@propguard/protocol/listings';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Refusal } from '../../../../test/fake-api.ts';
import { homeOf, idOf, listingOf } from '../../../../test/homes.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { compared } from '../../../parts/properties/compared.ts';
import { text } from './text.ts';

const detail = (last: number, address: string, bedrooms: number): ListingDetail => ({
  ...listingOf(idOf(last), homeOf(idOf(last + 10), address, { bedrooms })),
  description: '',
  events: [],
  earlierSales: [],
});
const HOMES = [detail(1, '1 Ash Street', 3), detail(2, '2 Elm Street', 4)];
const GONE = idOf(8);
const BROKEN = idOf(9);

afterEach(() => compared.clear());

async function open(ids: readonly string[]) {
  let isBroken = true;
  const rendered = await renderScreen(`/compare?ids=${ids.join(',')}`, {
    answers: {
      listings: {
        get: ({ id }) => {
          if (id === BROKEN && isBroken) throw new Refusal('INTERNAL');
          const found = HOMES.find((one) => one.id === id) ?? (id === BROKEN ? HOMES[0] : undefined);
          if (!found) throw new Refusal('NOT_FOUND');
          return { ...found, id };
        },
      },
    },
  });
  return { ...rendered, mend: () => (isBroken = false) };
}

const ids = HOMES.map(({ id }) => id);
const idsInAddress = () => new URLSearchParams(window.location.search).get('ids')?.split(',');

it('shows only what differs when asked to, in the address too', async () => {
  const { user } = await open(ids);
  const table = await screen.findByRole('table');
  within(table).getByRole('rowheader', { name: text.rows.bathrooms });
  await user.click(screen.getByRole('switch', { name: text.onlyDifferences }));
  await waitFor(() =>
    expect(within(table).queryByRole('rowheader', { name: text.rows.bathrooms })).toBeNull(),
  );
  within(table).getByRole('rowheader', { name: new RegExp(`^${text.rows.bedrooms}`, 'u') });
  expect(new URLSearchParams(window.location.search).get('only')).toBe('differences');
});

it('takes a property out', async () => {
  const { user } = await open(ids);
  await user.click(await screen.findByRole('button', { name: text.remove('1 Ash Street') }));
  await waitFor(() => expect(idsInAddress()).toEqual([idOf(2)]));
  expect(screen.queryByRole('link', { name: '1 Ash Street' })).toBeNull();
});

it('copies the link, and takes what is compared along to the search', async () => {
  const { user } = await open(ids);
  await user.click(await screen.findByRole('button', { name: text.copy }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  const add = screen.getByRole('link', { name: text.add });
  add.addEventListener('click', (event) => event.preventDefault());
  await user.click(add);
  expect(localStorage.getItem('propguard.compared')).toBe(ids.join(','));
});

it('takes out one that is gone', async () => {
  const { user } = await open([...ids, GONE]);
  await screen.findByText(text.notFound);
  await user.click(screen.getByRole('button', { name: text.removeMissing }));
  await waitFor(() => expect(idsInAddress()).toEqual(ids));
  expect(screen.queryByText(text.notFound)).toBeNull();
});

it('loads one again that could not be loaded', async () => {
  const { user, mend } = await open([idOf(2), BROKEN]);
  await screen.findByText(text.failed);
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: '1 Ash Street' });
  expect(screen.queryByText(text.failed)).toBeNull();
});

it('leads to the search when there is nothing to compare', async () => {
  await open([]);
  screen.getByText(text.emptyTitle);
  expect(screen.getByRole('link', { name: text.toSearch }).getAttribute('href')).toBe('/search');
});
