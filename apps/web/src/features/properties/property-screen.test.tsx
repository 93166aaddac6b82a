import { ERRORS } from '@propguard/protocol/errors';
import type { ListedHome, ListingDetail } from '@propguard/protocol/listings';
import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import type { PropertyHistory } from '@propguard/protocol/properties';
import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { choose } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { homeOf, idOf, listingOf, saleOf } from '../../../test/homes.ts';
import { seeEverything } from '../../../test/in-view.ts';
import { marketFiguresOf } from '../../../test/market-figures.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { compared } from '../../parts/properties/compared.ts';
import { GALLERY_TEXT } from '../../ui/gallery/gallery-model.ts';
import { text } from './text.ts';

const HOME = homeOf(idOf(1), '18 Jacaranda Quay');
const LISTING: ListingDetail = {
  ...listingOf(idOf(2), HOME),
  description: 'Close to the river.',
  events: [{ on: '2026-09-01', kind: 'listed', priceAud: 1_200_000 }],
  earlierSales: [saleOf(idOf(3), '2020-02-01', 900_000)],
};

const LISTED: ListedHome = { kind: 'listing', listing: LISTING };

const FIGURES: LocalityFigures = {
  localityId: HOME.locality.id,
  type: 'house',
  asOf: '2026-09-30',
  sample: true,
  figures: marketFiguresOf({ medianPrice: { value: 1_500_000, yearAgo: 1_400_000, count: 40 } }),
};

const figuresOf = ({ type }: { type?: unknown }): LocalityFigures => ({
  ...FIGURES,
  type: (type ?? null) as LocalityFigures['type'],
});

const nearby = (last: number, address: string, priceAud: number, distanceMetres: number) => ({
  property: homeOf(idOf(last), address),
  sale: saleOf(idOf(last + 100), '2026-05-01', priceAud),
  distanceMetres,
});
const NEARBY = [nearby(10, '1 Ash Street', 800_000, 200), nearby(11, '2 Ash Street', 700_000, 400)];

/** The map is a large file. */
const WHILE_LOADED = { timeout: 20_000 };

afterEach(() => compared.clear());

const broken = () => {
  throw new Refusal('INTERNAL');
};

async function open(changed: Answers = {}, at = `/property/${LISTING.id}`) {
  return renderScreen(at, {
    session: sessionAs('agent'),
    answers: {
      // What other features say of the property is tested with them.
      hazards: { ofProperty: broken },
      reports: { list: broken },
      market: { ofLocality: figuresOf },
      savedSearches: { list: () => ({ items: [] }) },
      installation: { about: () => ({ mapTileUrl: null }) as never },
      ...changed,
      listings: { home: () => LISTED, ...changed.listings },
      assessments: { list: broken },
      properties: { nearbySales: () => ({ items: NEARBY }), ...changed.properties },
    },
  });
}

/** The listing is on the screen. */
async function openFound(changed: Answers = {}, search = '') {
  const rendered = await open(changed, `/property/${LISTING.id}${search}`);
  await screen.findByRole('heading', { level: 1, name: /18 Jacaranda Quay/u });
  return rendered;
}

const inCard = (name: string) => within(screen.getByRole('region', { name }));
const params = () => Object.fromEntries(new URLSearchParams(window.location.search));

it('reads a property again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open({
    listings: {
      home: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return LISTED;
      },
    },
  });
  await screen.findByText(ERRORS.INTERNAL.message);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: /18 Jacaranda Quay/u });
});

it('leads on to the search when no property has the id', async () => {
  const { user, api } = await open(
    { listings: { search: () => ({ items: [], nextCursor: null, total: { count: 0, atLeast: false } }) } },
    '/property/nonsense',
  );
  screen.getByText(text.unknown.noId('nonsense'));
  await user.click(screen.getByRole('textbox', { name: text.unknown.field }));
  await user.paste(' New Farm ');
  await user.click(screen.getByRole('button', { name: text.unknown.submit }));
  await waitFor(() => expect(window.location.search).toBe('?q=New+Farm'));
  await waitFor(() => expect(api.sentTo('listings.search')).not.toEqual([]));
});

it('shows a property that is not for sale, and goes to its listing when there is one', async () => {
  const { listings: _none, ...home } = { ...HOME, listings: [] };
  const history: PropertyHistory = {
    ...home,
    sales: [],
    listings: [{ ...listingOf(LISTING.id, HOME), events: [] }],
  };
  await open(
    {
      listings: {
        home: ({ id }) => (id === LISTING.id ? LISTED : { kind: 'property', property: history }),
      },
    },
    `/property/${HOME.id}`,
  );
  await screen.findByRole('heading', { level: 1, name: /18 Jacaranda Quay/u });
  expect(window.location.pathname).toBe(`/property/${LISTING.id}`);
});

it('lays a listing aside to be compared, and takes it back', async () => {
  compared.set([idOf(50)]);
  const { user } = await openFound();
  const button = () => screen.getByRole('button', { name: text.compare });
  await user.click(button());
  expect(button().ariaPressed).toBe('true');
  expect(screen.getByRole('link', { name: text.sideBySide(2) }).getAttribute('href')).toBe(
    `/compare?ids=${idOf(50)},${LISTING.id}`,
  );
  await user.click(button());
  expect(button().ariaPressed).toBe('false');
});

it('says that no more can be compared', async () => {
  compared.set(Array.from({ length: COMPARED_MAX }, (_, at) => idOf(50 + at)));
  await openFound();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: text.compareFull(COMPARED_MAX) });
  expect(button.disabled).toBe(true);
});

it('copies the link, and prints the page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openFound();
  await user.click(screen.getByRole('button', { name: text.share }));
  await screen.findByText(text.shared);
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  await user.click(screen.getByRole('button', { name: text.print }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('turns the pictures by button, by key and by swipe', async () => {
  const { user } = await openFound();
  const gallery = inCard(text.gallery.label(HOME.address));
  const shown = () => gallery.getByRole('status').textContent;
  expect(shown()).toBe('Street front1 of 3');
  await user.click(gallery.getByRole('button', { name: GALLERY_TEXT.next }));
  expect(shown()).toBe('Garden and rear2 of 3');
  await user.click(gallery.getByRole('button', { name: GALLERY_TEXT.previous }));
  expect(shown()).toBe('Street front1 of 3');
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Plan of the lot3 of 3');
  await user.click(gallery.getByRole('button', { name: 'Garden and rear' }));
  expect(shown()).toBe('Garden and rear2 of 3');
  const picture = gallery.getByRole('button', { name: /^Show full screen/u });
  fireEvent.pointerDown(picture, { pointerType: 'touch', clientX: 200, clientY: 10 });
  fireEvent.pointerUp(picture, { pointerType: 'touch', clientX: 100, clientY: 12 });
  expect(shown()).toBe('Plan of the lot3 of 3');
});

it('shows a picture on the whole screen, and the address says which', async () => {
  const { user } = await openFound();
  await user.click(screen.getByRole('button', { name: 'Show full screen: Street front' }));
  const dialog = await screen.findByRole('dialog', { name: 'Street front' });
  expect(params()).toEqual({ picture: 'street' });
  await user.click(within(dialog).getByRole('button', { name: GALLERY_TEXT.next }));
  await screen.findByRole('dialog', { name: 'Garden and rear' });
  expect(params()).toEqual({ picture: 'rear' });
  await user.click(screen.getByRole('button', { name: GALLERY_TEXT.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(params()).toEqual({});
});

it('shows the history as a table, in the address too', async () => {
  const { user } = await openFound();
  const history = inCard(text.history.title);
  await user.click(history.getByRole('radio', { name: text.history.table }));
  await waitFor(() => expect(history.getAllByRole('row')).toHaveLength(3));
  expect(params()).toEqual({ history: 'table' });
  await user.click(history.getByRole('radio', { name: text.history.timeline }));
  await waitFor(() => expect(params()).toEqual({}));
});

it('shows the figures of all types, and reads them again that could not be read', async () => {
  let isBroken = true;
  const { user, api } = await openFound({
    market: {
      ofLocality: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return FIGURES;
      },
    },
  });
  const suburb = inCard(text.suburb.title('New Farm'));
  await suburb.findByText(text.suburb.failed);
  isBroken = false;
  await user.click(suburb.getByRole('button', { name: 'Retry' }));
  await suburb.findByText(text.suburb.names.medianPrice);
  await user.click(suburb.getByRole('radio', { name: text.suburb.allTypes }));
  await waitFor(() => expect(api.sentTo('market.ofLocality').at(-1)).toEqual({ id: HOME.locality.id }));
  expect(params()).toEqual({ figures: 'all' });
});

it('looks for sales as near and as recent as was chosen', async () => {
  const { user, api } = await openFound();
  await choose(user, text.nearby.radiusLabel, `${text.nearby.radius} ${text.nearby.metres(500)}`);
  await choose(user, text.nearby.periodLabel, `${text.nearby.lastPeriod} ${text.nearby.months(3)}`);
  await waitFor(() =>
    expect(api.sentTo('properties.nearbySales').at(-1)).toEqual({
      id: HOME.id,
      months: '3',
      radiusMetres: '500',
      limit: '20',
    }),
  );
  expect(params()).toEqual({ radius: '500', months: '3' });
});

it('sorts the nearby sales, and the address says how', async () => {
  const { user } = await openFound();
  const table = inCard(text.nearby.title).getByRole('table');
  await within(table).findByText('1 Ash Street');
  const addresses = () =>
    within(table)
      .getAllByText(/Ash Street$/u)
      .map(({ textContent }) => textContent);
  await user.click(within(table).getByRole('button', { name: text.nearby.price }));
  await waitFor(() => expect(params()).toEqual({ sort: '-price' }));
  expect(addresses()).toEqual(['1 Ash Street', '2 Ash Street']);
  await user.click(within(table).getByRole('button', { name: text.nearby.price }));
  await waitFor(() => expect(addresses()).toEqual(['2 Ash Street', '1 Ash Street']));
  expect(params()).toEqual({ sort: 'price' });
});

it('looks wider when nothing was sold that near', async () => {
  const { user } = await openFound({
    properties: {
      nearbySales: ({ radiusMetres }) => ({ items: Number(radiusMetres) > 5000 ? NEARBY : [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: text.nearby.widen }));
  const table = inCard(text.nearby.title).getByRole('table');
  await within(table).findByText('1 Ash Street');
  expect(params()).toMatchObject({ months: '60' });
});

it('reads the nearby sales again that could not be read', async () => {
  let isBroken = true;
  const { user } = await openFound({
    properties: {
      nearbySales: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: NEARBY };
      },
    },
  });
  const nearbyCard = inCard(text.nearby.title);
  await nearbyCard.findByText(text.nearby.failed);
  isBroken = false;
  await user.click(nearbyCard.getByRole('button', { name: 'Retry' }));
  await nearbyCard.findByText('1 Ash Street');
});

it('marks in the table the sale that is chosen on the map, and on the map the one that is pointed at', async () => {
  seeEverything();
  const { user } = await openFound();
  const mark = () =>
    screen.findByRole('button', { name: `2. ${text.nearby.mark('2 Ash Street', '$700,000')}` }, WHILE_LOADED);
  const table = inCard(text.nearby.title).getByRole('table');
  await user.hover(await within(table).findByText('2 Ash Street'));
  expect((await mark()).ariaPressed).toBe('true');
  await user.unhover(within(table).getByText('2 Ash Street'));
  expect((await mark()).ariaPressed).toBe('false');
  await user.click(await mark());
  const row = within(table).getByText('2 Ash Street').closest('tr');
  expect(row?.getAttribute('aria-current')).toBe('true');
});

it('reads the medians again that could not be read', async () => {
  seeEverything();
  let isBroken = true;
  const { user } = await openFound({
    market: {
      ofLocality: ({ type }) => {
        if (isBroken && type === 'land') throw new Refusal('INTERNAL');
        return figuresOf({ type });
      },
    },
  });
  await screen.findByText(text.medians.failed);
  isBroken = false;
  await user.click(inCard(text.medians.title).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(text.medians.failed)).toBeNull());
  inCard(text.medians.title).getByRole('button', { name: 'Show as table' });
});
