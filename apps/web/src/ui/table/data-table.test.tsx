import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import type { ListView } from '../../lib/use-list-page.ts';
import { DataTable } from './data-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { tableColumns } from './table-features.ts';

interface Town {
  id: string;
  name: string;
  people: number;
}

const TOWNS: Town[] = [
  { id: 'b', name: 'Bundaberg', people: 73 },
  { id: 'a', name: 'Ayr', people: 8 },
  { id: 'c', name: 'Cairns', people: 153 },
];

const column = tableColumns<Town>();
const COLUMNS = [
  column.accessor('name', { header: 'Town', meta: { cardTitle: true } }),
  column.accessor('people', { header: 'People', meta: { numeric: true } }),
];
const idOf = ({ id }: Town) => id;

const table = () => screen.getByRole('table');
const names = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

it('sorts words from A and figures from the largest, and turns round when pressed again', async () => {
  const { user } = renderPart(<DataTable label="Towns" columns={COLUMNS} rows={TOWNS} rowId={idOf} />);
  const head = (name: string) => within(table()).getByRole('columnheader', { name });
  expect(names()).toEqual(['Bundaberg', 'Ayr', 'Cairns']);
  await user.click(within(head('Town')).getByRole('button'));
  expect(names()).toEqual(['Ayr', 'Bundaberg', 'Cairns']);
  expect(head('Town').ariaSort).toBe('ascending');
  await user.click(within(head('People')).getByRole('button'));
  expect(names()).toEqual(['Cairns', 'Bundaberg', 'Ayr']);
  expect(head('People').ariaSort).toBe('descending');
  expect(head('Town').ariaSort).toBeNull();
  await user.click(within(head('People')).getByRole('button'));
  expect(names()).toEqual(['Ayr', 'Bundaberg', 'Cairns']);
});

it('tells the caller how to sort, and leaves the order to the server', async () => {
  const onSortingChange = vi.fn();
  const { user } = renderPart(
    <DataTable
      label="Towns"
      columns={COLUMNS}
      rows={TOWNS}
      rowId={idOf}
      sorting={[{ id: 'people', desc: true }]}
      onSortingChange={onSortingChange}
      sortedBy="server"
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Town' }));
  expect(onSortingChange).toHaveBeenCalledExactlyOnceWith([{ id: 'name', desc: false }]);
  expect(names()).toEqual(['Bundaberg', 'Ayr', 'Cairns']);
});

it('turns pages by number and by arrow, and begins anew when it is sorted', async () => {
  const { user } = renderPart(
    <DataTable
      label="Towns"
      columns={COLUMNS}
      rows={TOWNS}
      rowId={idOf}
      paging={{ kind: 'client', pageSize: 2, summary: (from, to, total) => `${from} to ${to} of ${total}` }}
    />,
  );
  screen.getByText('1 to 2 of 3');
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Previous').disabled).toBe(true);
  await user.click(button('Next'));
  expect(names()).toEqual(['Cairns']);
  expect(button('Next').disabled).toBe(true);
  await user.click(button('Page 1'));
  expect(names()).toEqual(['Bundaberg', 'Ayr']);
  await user.click(button('Page 2'));
  await user.click(button('Town'));
  expect(names()).toEqual(['Ayr', 'Bundaberg']);
});

it('asks the caller for a page of many', async () => {
  const onPageChange = vi.fn();
  const { user } = renderPart(
    <DataTable
      label="Towns"
      columns={COLUMNS}
      rows={TOWNS}
      rowId={idOf}
      paging={{ kind: 'pages', page: 2, pageCount: 3, onPageChange }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onPageChange.mock.calls).toEqual([[1], [3]]);
});

function Openable({ onOpen }: { onOpen: (id: string) => void }) {
  const [pointed, setPointed] = useState<string>();
  return (
    <>
      <p role="status">{pointed}</p>
      <DataTable
        label="Towns"
        columns={COLUMNS}
        rows={TOWNS}
        rowId={idOf}
        selectedId="a"
        phoneLayout="cards"
        onOpenRow={({ id }) => onOpen(id)}
        onPointRow={(row) => setPointed(row?.name)}
      />
    </>
  );
}

it('opens the row that is clicked, or walked to by the arrows', async () => {
  const onOpen = vi.fn();
  const { user } = renderPart(<Openable onOpen={onOpen} />);
  const rows = within(table()).getAllByRole('row').slice(1);
  await user.click(within(table()).getByText('Cairns'));
  rows[0]?.focus();
  await user.keyboard('{ArrowDown}{Enter}{ArrowDown} {ArrowUp}');
  expect(onOpen.mock.calls).toEqual([['c'], ['a'], ['c']]);
  expect(document.activeElement).toBe(rows[1]);
  expect(rows[1]?.getAttribute('aria-current')).toBe('true');
});

it('tells which row is pointed at, and when it is left', async () => {
  const { user } = renderPart(<Openable onOpen={() => undefined} />);
  const pointed = () => screen.getByRole('status').textContent;
  await user.hover(within(table()).getByText('Cairns'));
  expect(pointed()).toBe('Cairns');
  await user.unhover(within(table()).getByText('Cairns'));
  expect(pointed()).toBe('');
});

it('opens a card on a phone', async () => {
  const onOpen = vi.fn();
  const { user } = renderPart(<Openable onOpen={onOpen} />);
  const cards = screen.getByRole('list', { name: 'Towns' });
  await user.click(within(cards).getByRole('button', { name: 'Cairns' }));
  within(cards).getByRole('button', { name: 'Ayr' }).focus();
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['c'], ['a']]);
});

it('says that it loads, and sorts nothing meanwhile', () => {
  renderPart(
    <DataTable label="Towns" columns={COLUMNS} rows={[]} rowId={idOf} loading loadingLabel="Reading towns" />,
  );
  screen.getByText('Reading towns');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Town' }).disabled).toBe(true);
});

const TEXTS = {
  loading: 'Reading',
  failed: 'Not read',
  failedAgain: 'Not read again',
  toFirst: 'To the first page',
};
const EMPTY = {
  title: 'No town',
  about: 'There is none yet.',
  action: <button type="button">Found one</button>,
};

const viewOf = (changes: Partial<ListView<Town>>): ListView<Town> => ({
  items: TOWNS,
  isPending: false,
  isOutdated: false,
  error: null,
  isRetrying: false,
  retry: () => undefined,
  isFirst: true,
  toFirst: () => undefined,
  steps: {},
  ...changes,
});
const renderPage = (changes: Partial<ListView<Town>>) =>
  renderPart(
    <PagedTable label="Towns" texts={TEXTS} columns={COLUMNS} page={viewOf(changes)} empty={EMPTY} />,
  );

it('steps to the next page and back, where there is one', async () => {
  const onNext = vi.fn();
  const { user } = renderPage({ steps: { onNext } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('offers an action where there is nothing, and past the first page the way back', async () => {
  const toFirst = vi.fn();
  const { user, unmount } = renderPage({ items: [] });
  screen.getByRole('button', { name: 'Found one' });
  unmount();
  renderPage({ items: [], isFirst: false, toFirst });
  expect(screen.queryByRole('button', { name: 'Found one' })).toBeNull();
  await user.click(screen.getByRole('button', { name: TEXTS.toFirst }));
  expect(toFirst).toHaveBeenCalledTimes(1);
});

it.each([
  ['in the place of what was never read', undefined, TEXTS.failed],
  ['above what was read before', TOWNS, TEXTS.failedAgain],
])('tells of a failure %s, and tries again', async (_, items, title) => {
  const retry = vi.fn();
  const { user } = renderPage({ items, error: new Error('broken'), retry });
  screen.getByText(title);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(within(table()).queryAllByText('Cairns')).toHaveLength(items ? 1 : 0));
});
