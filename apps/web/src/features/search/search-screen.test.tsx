import type { Listing } from '@propguard/protocol/listings';
import type { PropertyHistory } from '@propguard/protocol/properties';
import type { SavedSearch } from '@propguard/protocol/saved-searches';
import type { Suggestion } from '@propguard/protocol/suggestions';
import { OFFERED_FEATURES } from '@propguard/rules/properties/offered-features';
import type { Role } from '@propguard/rules/workspaces/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { homeOf, idOf, listingOf } from '../../../test/homes.ts';
import { sessionAs } from '../../../test/people.ts';
import { onPhone } from '../../../test/phone.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { stepAudText } from '../../lib/aud-text.ts';
import { compared } from '../../parts/properties/compared.ts';
import { addressText, capitalised } from '../../parts/properties/listing-words.ts';
import { text as compareText } from './compare/text.ts';
import { text as filterText } from './filters/text.ts';
import { FollowControl } from './map/follow-control.tsx';
import { Results } from './results/results.tsx';
import { text as savedText } from './saved/text.ts';
import { text } from './text.ts';

const FEATURE = OFFERED_FEATURES[0];
const ASH = listingOf(idOf(1), homeOf(idOf(11), '1 Ash Street'));
const ELM = listingOf(idOf(2), homeOf(idOf(12), '2 Elm Street'));
const OAK = listingOf(idOf(3), homeOf(idOf(13), '3 Oak Street'));
const NEW_FARM = { ...ASH.property.locality, latitude: -27.47, longitude: 153.05 };

const SAVED: SavedSearch = {
  id: idOf(20),
  name: 'Houses by the river',
  filters: { type: ['house'], priceMax: 900_000, sort: 'price_up' } as SavedSearch['filters'],
  alerts: 'none',
  newCount: 2,
  seenAt: '2026-03-01T00:00:00Z',
  createdAt: '2026-03-01T00:00:00Z',
  createdBy: 'Ada Rowe',
  mine: true,
};

const SUBURB: Suggestion = {
  kind: 'locality',
  localityId: NEW_FARM.id,
  locality: 'New Farm',
  state: 'QLD',
  postcode: '4005',
  latitude: -27.47,
  longitude: 153.05,
};
const ADDRESS: Suggestion = {
  ...SUBURB,
  kind: 'address',
  propertyId: ASH.property.id,
  addressLine: '1 Ash Street',
};

const pageOf = (items: Listing[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
  total: { count: items.length, atLeast: false },
});
const broken = () => {
  throw new Refusal('INTERNAL');
};

afterEach(() => compared.clear());

async function open(search = '', changed: Answers = {}, role: Role = 'agent') {
  const rendered = await renderScreen(`/search${search}`, {
    session: sessionAs(role),
    answers: {
      assessments: { lastOfProperties: () => ({ items: [] }) },
      localities: { get: () => NEW_FARM },
      installation: { about: () => ({ mapTileUrl: null }) as never },
      suggestions: { list: () => ({ items: [SUBURB, ADDRESS] }) },
      ...changed,
      listings: {
        search: () => pageOf([ASH, ELM]),
        map: () => ({ marks: [], count: 0 }),
        get: ({ id }) => ({
          ...([ASH, ELM, OAK].find((one) => one.id === id) ?? ASH),
          description: '',
          events: [],
          earlierSales: [],
        }),
        ...changed.listings,
      },
      savedSearches: { list: () => ({ items: [SAVED] }), ...changed.savedSearches },
    },
  });
  const asked = () => rendered.api.sentTo('listings.search').at(-1);
  return { ...rendered, asked };
}

/** The list is there. */
async function openFound(search = '', changed: Answers = {}, role?: Role) {
  const rendered = await open(search, changed, role);
  await screen.findByRole('link', { name: /^1 Ash Street/u });
  return rendered;
}

const params = () => Object.fromEntries(new URLSearchParams(window.location.search));
const placeField = () => screen.getByRole('combobox', { name: text.box.label });

it('looks in the suburb that is chosen among the suggestions', async () => {
  const { user, api, asked } = await openFound('?type=house');
  await user.type(placeField(), 'new');
  await user.click(await screen.findByRole('option', { name: /New Farm, QLD 4005.*Suburb/u }));
  await waitFor(() => expect(params()).toEqual({ type: 'house', place: NEW_FARM.id }));
  await waitFor(() =>
    expect(asked()).toEqual({ type: 'house', localityId: NEW_FARM.id, sort: 'newest', limit: '24' }),
  );
  expect(api.sentTo('suggestions.list')).toContainEqual({ query: 'new', limit: '8' });
});

it('takes the best match with Enter', async () => {
  const { user } = await openFound();
  await user.type(placeField(), 'new');
  await screen.findByRole('option', { name: /New Farm, QLD 4005.*Suburb/u });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(params()).toEqual({ place: NEW_FARM.id }));
});

it('takes the words with Enter where nothing matches, and clears them', async () => {
  const { user } = await openFound('', { suggestions: { list: () => ({ items: [] }) } });
  await user.type(placeField(), 'river view');
  await screen.findAllByText(text.box.nothing('river view'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(params()).toEqual({ q: 'river view' }));
  await user.click(screen.getByRole('button', { name: text.box.clear }));
  await waitFor(() => expect(params()).toEqual({}));
  expect(placeField()).toHaveProperty('value', '');
});

const openAddress = async (listings: PropertyHistory['listings']) => {
  const { user } = await openFound('', {
    // What else the page of the listing asks for.
    hazards: { ofProperty: broken },
    reports: { list: broken },
    localities: { get: () => NEW_FARM },
    market: { ofLocality: broken },
    assessments: { lastOfProperties: broken, list: broken },
    properties: { get: () => ({ ...ASH.property, sales: [], listings }), nearbySales: broken },
  });
  await user.type(placeField(), '1 ash');
  await user.click(await screen.findByRole('option', { name: /^1 Ash Street/u }));
};

it('opens the listing of an address', async () => {
  await openAddress([{ ...ELM, events: [] }]);
  await waitFor(() => expect(window.location.pathname).toBe(`/property/${ELM.id}`));
});

it('looks in the suburb of an address that is not on the market', async () => {
  await openAddress([]);
  await screen.findByText(text.box.notListed('1 Ash Street'));
  expect(params()).toEqual({ place: NEW_FARM.id });
});

it('says when an address could not be opened', async () => {
  const { user } = await openFound('', { properties: { get: broken } });
  await user.type(placeField(), '1 ash');
  await user.click(await screen.findByRole('option', { name: /^1 Ash Street/u }));
  await screen.findByText(text.box.notOpened);
});

it('says when places cannot be looked up', async () => {
  const { user } = await openFound('', { suggestions: { list: broken } });
  await user.type(placeField(), 'new');
  await screen.findAllByText(text.box.failed);
});

const openFilter = async (user: Awaited<ReturnType<typeof open>>['user'], label: string) => {
  const bar = screen.getByRole('group', { name: filterText.bar });
  await user.click(within(bar).getByRole('button', { name: label }));
  return within(await screen.findByRole('dialog', { name: label }));
};

it.each([
  [filterText.type, 'button', 'Townhouse', { type: 'townhouse' }],
  [filterText.price, 'radio', stepAudText(750_000), { priceMax: '750000' }],
  [filterText.rooms, 'radio', '5+', { bedroomsMin: '5' }],
  [filterText.features, 'button', capitalised(FEATURE), { features: FEATURE }],
  [filterText.status, 'radio', 'Sold', { status: 'sold' }],
] as const)('narrows the search by %s', async (label, role, choice, filters) => {
  const { user, asked } = await openFound('?listing=gone');
  const fields = await openFilter(user, label);
  await user.click(fields.getByRole(role, { name: choice }));
  await waitFor(() => expect(params()).toEqual(filters));
  await waitFor(() => expect(asked()).toMatchObject(filters));
});

it('takes an amount with Enter or on leaving its field, and says when it is none', async () => {
  const { user } = await openFound();
  const fields = await openFilter(user, filterText.price);
  const [least, most] = [filterText.priceMin, filterText.priceMax].map((name) =>
    fields.getByRole('textbox', { name }),
  ) as [HTMLElement, HTMLElement];
  await user.type(least, '850k{Enter}');
  await waitFor(() => expect(params()).toEqual({ priceMin: '850000' }));
  await user.type(most, '1.2m');
  await user.tab();
  await waitFor(() => expect(params()).toEqual({ priceMin: '850000', priceMax: '1200000' }));
  await fillIn(user, least, 'cheap');
  await user.keyboard('{Enter}');
  expect(least.ariaInvalid).toBe('true');
  fields.getByText(filterText.notAnAmount);
  expect(params()).toMatchObject({ priceMin: '850000' });
});

it('takes sizes of land', async () => {
  const { user } = await openFound();
  const fields = await openFilter(user, filterText.land);
  await user.type(fields.getByRole('textbox', { name: filterText.landMin }), '600{Enter}');
  await user.type(fields.getByRole('textbox', { name: filterText.landMax }), '2 ha{Enter}');
  await waitFor(() => expect(params()).toEqual({ landMin: '600', landMax: '20000' }));
});

it('shows what the server refuses at its field', async () => {
  const { user } = await open('?priceMin=9&priceMax=1', {
    listings: {
      search: () => {
        throw new Refusal('VALIDATION_FAILED', {
          fields: [{ field: 'priceMax', message: 'Lower than the lowest.' }],
        });
      },
    },
  });
  await screen.findByText(text.refusedTitle);
  const fields = await openFilter(user, filterText.price);
  expect(fields.getByRole('textbox', { name: filterText.priceMax }).ariaInvalid).toBe('true');
  fields.getByText('Lower than the lowest.');
});

it('takes a filter away, and all of them', async () => {
  const { user } = await openFound('?type=house&bedroomsMin=3&sort=land');
  await user.click(screen.getByRole('button', { name: filterText.remove('House') }));
  await waitFor(() => expect(params()).toEqual({ bedroomsMin: '3', sort: 'land' }));
  await user.click(screen.getByRole('button', { name: filterText.clearAll }));
  await waitFor(() => expect(params()).toEqual({ sort: 'land' }));
});

it('sorts, and asks the server so', async () => {
  const { user, asked } = await openFound();
  await user.selectOptions(screen.getByRole('combobox', { name: text.sort }), text.sorts.price_down);
  await waitFor(() => expect(params()).toEqual({ sort: 'price_down' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'price_down' }));
});

it('shows more, and tries again when that failed', async () => {
  let isBroken = true;
  const { user } = await openFound('', {
    listings: {
      search: ({ cursor }) => {
        if (!cursor) return pageOf([ASH, ELM], 'two');
        if (isBroken) throw new Refusal('INTERNAL');
        return pageOf([OAK]);
      },
    },
  });
  await user.click(screen.getByRole('button', { name: text.more }));
  await screen.findByText(text.moreFailed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /^3 Oak Street/u });
  screen.getByText(text.allShown);
});

it('looks again when the properties could not be loaded', async () => {
  let isBroken = true;
  const { user } = await open('', {
    listings: {
      search: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return pageOf([ASH]);
      },
    },
  });
  await screen.findByText(text.failedTitle);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /^1 Ash Street/u });
});

it('keeps the list there was when it could not be read anew, and tries again', async () => {
  const retry = vi.fn();
  const search = { listings: [ASH], error: new Refusal('INTERNAL'), refused: {}, retry };
  const { user } = renderPart(
    <Results
      search={search as never}
      address={{ sort: 'newest', filters: {} } as never}
      active={[]}
      litId={null}
      onPoint={() => undefined}
      onShowOnMap={() => undefined}
    />,
    { answers: { assessments: { lastOfProperties: () => ({ items: [] }) } } },
  );
  await screen.findByText(text.failedAgain);
  screen.getByRole('link', { name: /^1 Ash Street/u });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('says which filter is in the way, and leaves it out', async () => {
  const { user } = await open('?type=house&bedroomsMin=5', {
    listings: { search: ({ type }) => (type === undefined ? pageOf([ASH]) : pageOf([])) },
  });
  await user.click(await screen.findByRole('button', { name: /Without House/u }));
  await screen.findByRole('link', { name: /^1 Ash Street/u });
  expect(params()).toEqual({ bedroomsMin: '5' });
});

it('clears the filters when nothing was found', async () => {
  const { user } = await open('?type=house', { listings: { search: () => pageOf([]) } });
  const results = await screen.findByRole('region', { name: text.results });
  await user.click(await within(results).findByRole('button', { name: filterText.clearAll }));
  await waitFor(() => expect(params()).toEqual({}));
  await screen.findByText(text.empty.noListings);
});

it('walks along the cards by key, compares and shows one on the map', async () => {
  const { user } = await openFound();
  const links = screen.getAllByRole('link', { name: /^\d (Ash|Elm) Street/u });
  links[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  await user.keyboard('c');
  const tray = await screen.findByRole('region', { name: compareText.tray });
  await within(tray).findByRole('button', { name: compareText.trayRemove('2 Elm Street') });
  await user.keyboard('{Home}m');
  await screen.findByRole('region', { name: '1 Ash Street' });
  expect(params()).toEqual({ listing: ASH.id });
});

it('says which keys there are', async () => {
  const { user } = await openFound();
  await user.click(screen.getByRole('button', { name: text.keys.title }));
  await screen.findByRole('dialog', { name: text.keys.title });
});

it('lays listings aside to be compared, takes one back, and clears them', async () => {
  const { user } = await openFound();
  const toggle = (place: string) => screen.getByRole('button', { name: compareText.toggleOf(place) });
  await user.click(toggle(addressText(ASH.property)));
  await user.click(toggle(addressText(ELM.property)));
  const tray = await screen.findByRole('region', { name: compareText.tray });
  expect(within(tray).getByRole('link', { name: compareText.open }).getAttribute('href')).toBe(
    `/compare?ids=${ASH.id},${ELM.id}`,
  );
  await user.click(await within(tray).findByRole('button', { name: compareText.trayRemove('1 Ash Street') }));
  within(tray).getByText(compareText.trayCount(1, 4));
  await user.click(within(tray).getByRole('button', { name: compareText.clear }));
  expect(screen.queryByRole('region', { name: compareText.tray })).toBeNull();
});

it('closes the card on the map, and no longer follows it', async () => {
  const { user } = await openFound(`?listing=${ELM.id}`);
  const peek = await screen.findByRole('region', { name: '2 Elm Street' });
  await user.click(within(peek).getByRole('button', { name: text.card.close }));
  await waitFor(() => expect(params()).toEqual({}));
  await user.click(screen.getByRole('checkbox', { name: text.map.follow }));
  await waitFor(() => expect(params()).toEqual({ follow: 'off' }));
});

it('closes the card on the map by Escape', async () => {
  const { user } = await openFound(`?listing=${ELM.id}`);
  const peek = await screen.findByRole('region', { name: '2 Elm Street' });
  within(peek).getByRole('button', { name: text.card.close }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(params()).toEqual({}));
});

it('searches where the map is only when it is asked to', async () => {
  const here = vi.fn();
  const { user } = renderPart(
    <FollowControl follows={false} onFollow={() => undefined} onSearchHere={here} />,
  );
  await user.click(screen.getByRole('button', { name: text.map.here }));
  expect(here).toHaveBeenCalledOnce();
});

it('has filters in a sheet, and the map behind a choice, on a phone', async () => {
  onPhone();
  const { user } = await openFound();
  await user.click(screen.getByRole('button', { name: filterText.open(0) }));
  const sheet = within(await screen.findByRole('dialog', { name: filterText.sheet }));
  await user.click(sheet.getByRole('button', { name: 'House' }));
  await waitFor(() => expect(params()).toEqual({ type: 'house' }));
  await user.click(sheet.getByRole('button', { name: filterText.clearAll }));
  await waitFor(() => expect(params()).toEqual({}));
  await user.click(await sheet.findByRole('button', { name: filterText.show('2 properties') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('radio', { name: text.view.map }));
  await waitFor(() => expect(params()).toEqual({ view: 'map' }));
  expect(screen.queryByRole('region', { name: text.results })).toBeNull();
});

async function openDialog(changed: Answers['savedSearches'] = {}) {
  const rendered = await openFound('?type=house', { savedSearches: changed });
  await rendered.user.click(screen.getByRole('button', { name: savedText.save }));
  const dialog = within(await screen.findByRole('dialog', { name: savedText.createTitle }));
  return { ...rendered, dialog, name: dialog.getByRole('textbox', { name: savedText.name }) };
}

it('saves a search under its name, with its alerts', async () => {
  const { user, api, dialog, name } = await openDialog({ create: () => SAVED });
  await fillIn(user, name, 'My houses');
  await user.click(dialog.getByRole('radio', { name: savedText.alerts.daily }));
  await user.click(dialog.getByRole('button', { name: savedText.submit }));
  await screen.findByText(savedText.saved(SAVED.name));
  expect(api.sentTo('savedSearches.create')).toEqual([
    { name: 'My houses', alerts: 'daily', filters: { type: 'house', sort: 'newest' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows at the name why a search was not saved, and keeps it', async () => {
  const { user, dialog, name } = await openDialog({
    create: () => {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'name', message: 'Enter a name.' }] });
    },
  });
  await fillIn(user, name, '?');
  await user.keyboard('{Enter}');
  await dialog.findByText('Enter a name.');
  expect(name.ariaInvalid).toBe('true');
  dialog.getByDisplayValue('?');
});

it('saves nothing when it is called off', async () => {
  const { user, api, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: savedText.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('savedSearches.create')).toEqual([]);
});

it('Escape leaves the naming of a search', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lets a viewer look, and not save', async () => {
  await openFound('', {}, 'viewer');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: savedText.save }).disabled).toBe(true);
});

async function openSheet(changed: Answers['savedSearches'] = {}) {
  const rendered = await openFound('?bedroomsMin=3', { savedSearches: changed });
  await rendered.user.click(await screen.findByRole('button', { name: savedText.openWithNew(2) }));
  const sheet = within(await screen.findByRole('dialog', { name: savedText.sheet }));
  const choose = async (action: string) => {
    await rendered.user.click(sheet.getByRole('button', { name: savedText.actions(SAVED.name) }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...rendered, sheet, choose };
}

it('opens a saved search, and counts its finds as seen', async () => {
  const { user, api, sheet } = await openSheet({ seen: () => SAVED });
  await user.click(sheet.getByRole('button', { name: /^Houses by the river/u }));
  await waitFor(() => expect(params()).toEqual({ type: 'house', priceMax: '900000', sort: 'price_up' }));
  await waitFor(() => expect(api.sentTo('savedSearches.seen')).toEqual([{ id: SAVED.id }]));
});

it('renames a saved search', async () => {
  const { user, api, choose } = await openSheet({ change: () => SAVED });
  await choose(savedText.edit);
  const dialog = within(await screen.findByRole('dialog', { name: savedText.editTitle }));
  await fillIn(user, dialog.getByRole('textbox', { name: savedText.name }), 'Riverside');
  await user.click(dialog.getByRole('button', { name: savedText.submit }));
  await screen.findByText(savedText.changed);
  expect(api.sentTo('savedSearches.change')).toEqual([{ id: SAVED.id, name: 'Riverside', alerts: 'none' }]);
});

it('removes a saved search once it is confirmed, and not when it is called off', async () => {
  const { user, api, choose } = await openSheet({ remove: () => ({ done: true }) });
  const title = savedText.removeTitle(SAVED.name);
  await choose(savedText.remove);
  let dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('savedSearches.remove')).toEqual([]);
  await choose(savedText.remove);
  dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: savedText.remove }));
  await screen.findByText(savedText.removed);
  expect(api.sentTo('savedSearches.remove')).toEqual([{ id: SAVED.id }]);
});

it('says when a saved search was not removed', async () => {
  const { user, choose } = await openSheet({ remove: broken });
  await choose(savedText.remove);
  const dialog = within(await screen.findByRole('alertdialog', { name: savedText.removeTitle(SAVED.name) }));
  await user.click(dialog.getByRole('button', { name: savedText.remove }));
  await screen.findByText(savedText.notRemoved);
});

it('loads the saved searches again that could not be loaded', async () => {
  let isBroken = true;
  const { user } = await openFound('', {
    savedSearches: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [] };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: savedText.open }));
  const sheet = within(await screen.findByRole('dialog', { name: savedText.sheet }));
  await sheet.findByText(savedText.failed);
  isBroken = false;
  await user.click(sheet.getByRole('button', { name: 'Retry' }));
  await sheet.findByText(savedText.emptyTitle);
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(params()).toEqual({}));
});
