import type { Session } from '@propguard/protocol/account';
import { ERRORS } from '@propguard/protocol/errors';
import type { LiveEvent } from '@propguard/protocol/events';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { eventFeed } from '../../test/event-feed.ts';
import { type Answers, Refusal } from '../../test/fake-api.ts';
import { anInstallation } from '../../test/installation.ts';
import { PRIYA } from '../../test/leads.ts';
import { watchLeaving } from '../../test/leaving.ts';
import { sessionAs } from '../../test/people.ts';
import { renderPart, renderScreen } from '../../test/render-screen.tsx';
import { statusOf } from '../../test/turns.ts';
import { triedKey } from '../lib/tried-key.ts';
import { propertyPath, questionPath, searchPath } from '../routes/analyse.ts';
import { SCREENS } from '../routes/route-table.ts';
import { leadPath } from '../routes/work.ts';
import { AccountButton } from './account-button.tsx';
import { AREA_LOOKS } from './area-looks.ts';
// Read beforehand, as the page fetches them only when somebody reaches for them.
import './account-menu.tsx';
import './rail-sheet.tsx';
import './workspace-menu.tsx';
import { accessText } from './access-text.ts';
import { CommandPalette } from './command-palette.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { paletteText } from './palette-text.ts';
import { Rail } from './rail.tsx';
import { Shell } from './shell.tsx';
import { text } from './text.ts';
import { WorkspaceButton } from './workspace-button.tsx';

const ADA = sessionAs('owner');
const words = { ...paletteText, finds: text.finds };

const workspace = (id: string, name: string, current = false) => ({
  id,
  name,
  current,
  role: 'owner' as const,
  timeZone: 'Australia/Brisbane',
  createdAt: '2026-01-05T00:00:00Z',
  visitor: false,
});
const LENDING = workspace(ADA.workspace?.id ?? '', 'Rowe Lending', true);
const HOMES = workspace('019a0000-0000-7000-8000-000000000003', 'Harbour Homes');
const inHomes: Session = {
  ...ADA,
  workspace: { id: HOMES.id, name: HOMES.name, role: 'owner', timeZone: HOMES.timeZone },
};

const SAMPLE = {
  key: 'sample-sales',
  name: 'Sample sales',
  what: 'Made-up sales',
  licence: 'CC0',
  attribution: '',
  url: null,
  rows: 1200,
  sample: true,
};

/** The whole frame around a page that is not there, which asks for nothing itself. */
async function openShell(session: Session | null = null, answers: Answers = {}) {
  const feed = eventFeed<LiveEvent>();
  const rendered = renderPart(<Shell />, {
    at: '/nowhere',
    session,
    answers: {
      ...answers,
      installation: { about: () => anInstallation({ sources: [SAMPLE] }) },
      events: { watch: feed.stream },
      notices: { summary: () => ({ open: 0, unseen: 0 }) },
      // The launcher of the chat asks whom it speaks for.
      assistant: { getStatus: () => statusOf() },
    },
  });
  await screen.findByRole('heading', { name: text.notFound.title });
  return { ...rendered, feed };
}

const sheet = () => screen.queryByRole('dialog', { name: text.brand });
const palette = () => screen.queryByRole('dialog', { name: /^Find an address/u });

it.each([
  ['an area', AREA_LOOKS.Help.title, SCREENS.systemHealth.path],
  ['what is made up', text.bringData, SCREENS.bringData.path],
  ['the brand', text.brand, '/'],
])('opens the rail of a phone, which closes when it leads to %s', async (_, name, path) => {
  const { user } = await openShell();
  await user.click(screen.getByRole('button', { name: text.menu }));
  const dialog = await screen.findByRole('dialog', { name: text.brand });
  await user.click(await within(dialog).findByRole('link', { name }));
  await waitFor(() => expect(sheet()).toBeNull());
  expect(window.location.pathname).toBe(path);
});

it('closes the rail of a phone by its button and by Escape', async () => {
  const { user } = await openShell();
  for (const way of ['button', 'Escape']) {
    await user.click(screen.getByRole('button', { name: text.menu }));
    const dialog = await screen.findByRole('dialog', { name: text.brand });
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(dialog).getByRole('button', { name: text.closeMenu }));
    await waitFor(() => expect(sheet()).toBeNull());
  }
});

const railOf = () => within(screen.getByRole('navigation', { name: text.navigation }));

it('shows who is there the areas that are theirs', async () => {
  await openShell(sessionAs('viewer'));
  const rail = railOf();
  await rail.findByRole('link', { name: AREA_LOOKS.Workspace.title });
  expect(rail.queryByRole('link', { name: AREA_LOOKS.Installation.title })).toBeNull();
  // Nobody is in an area here: none shows its screens.
  expect(rail.queryByRole('link', { name: SCREENS.members.title })).toBeNull();
});

it('shows the screens of the area that somebody is in, and where they are', async () => {
  renderPart(<Rail />, {
    at: SCREENS.members.path,
    session: sessionAs('viewer'),
    answers: { installation: { about: () => anInstallation({ sources: [] }) } },
  });
  const rail = railOf();
  const area = await rail.findByRole('link', { name: AREA_LOOKS.Workspace.title });
  expect(area.getAttribute('aria-current')).toBe('true');
  expect(rail.getByRole('link', { name: SCREENS.members.title }).getAttribute('aria-current')).toBe('page');
  expect(rail.getByRole('link', { name: SCREENS.jobs.title }).getAttribute('aria-current')).toBeNull();
  expect(rail.queryByRole('link', { name: SCREENS.apiKeys.title })).toBeNull();
});

it('leaves out what their kind never uses, unless they are there', async () => {
  const SAMPLE_FREE = { installation: { about: () => anInstallation({ sources: [] }) } };
  const buyer: Session = { ...ADA, account: { ...ADA.account, kind: 'buyer' } };
  const { unmount } = renderPart(<Rail />, { at: '/home', session: buyer, answers: SAMPLE_FREE });
  await railOf().findByRole('link', { name: AREA_LOOKS.Workspace.title });
  railOf().getByRole('link', { name: AREA_LOOKS.Lending.title });
  expect(railOf().queryByRole('link', { name: AREA_LOOKS.Customers.title })).toBeNull();
  unmount();
  renderPart(<Rail />, { at: SCREENS.leads.path, session: buyer, answers: SAMPLE_FREE });
  await railOf().findByRole('link', { name: AREA_LOOKS.Workspace.title });
  railOf().getByRole('link', { name: AREA_LOOKS.Customers.title });
});

it('on a phone the rail goes when another screen of the same area is opened', async () => {
  const onNavigate = vi.fn();
  const { user } = renderPart(<Rail onNavigate={onNavigate} />, {
    at: SCREENS.members.path,
    session: sessionAs('viewer'),
    answers: { installation: { about: () => anInstallation({ sources: [] }) } },
  });
  await user.click(await railOf().findByRole('link', { name: SCREENS.jobs.title }));
  expect(window.location.pathname).toBe(SCREENS.jobs.path);
  expect(onNavigate).toHaveBeenCalledOnce();
});

it('knows the area of a screen that no menu lists', async () => {
  renderPart(<Rail />, {
    at: '/property/1',
    session: sessionAs('viewer'),
    answers: { installation: { about: () => anInstallation({ sources: [] }) } },
  });
  const area = await railOf().findByRole('link', { name: AREA_LOOKS.Assess.title });
  expect(area.getAttribute('aria-current')).toBe('true');
});

it('says in the box of the palette that it finds addresses and leads', async () => {
  const { user } = await openShell();
  const banner = within(screen.getByRole('banner'));
  const boxes = banner.getAllByRole('button', { name: /^Find an address, lead or screen/u });
  expect(boxes).toHaveLength(2);
  await user.click(boxes[0] as HTMLElement);
  await screen.findByPlaceholderText(words.finds);
});

it('opens the palette by its keys, its box and its button, and closes it by its keys and by Escape', async () => {
  const { user } = await openShell();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: /^Find an address/u });
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(palette()).toBeNull());
  for (const index of [0, 1]) {
    await user.click(
      screen.getAllByRole('button', { name: new RegExp(`^${words.finds}`, 'u') })[index] as HTMLElement,
    );
    await screen.findByRole('dialog', { name: /^Find an address/u });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(palette()).toBeNull());
  }
});

it('asks again who is there when the server says that the workspace has changed', async () => {
  const { api, feed } = await openShell(ADA, { workspaces: { mine: () => ({ items: [LENDING] }) } });
  await waitFor(() => expect(api.sentTo('events.watch')).toHaveLength(1));
  const asked = api.sentTo('account.session').length;
  feed.send({ type: 'changed', subject: 'workspace', id: null });
  await waitFor(() => expect(api.sentTo('account.session')).toHaveLength(asked + 1));
});

it('leads somebody who is not signed in to the door, and offers no other workspace', async () => {
  await openShell();
  expect((await screen.findByRole('link', { name: text.signIn })).getAttribute('href')).toBe('/sign-in');
  screen.getByText(text.visitorWorkspace);
});

it('changes the theme from the bar', async () => {
  const { user } = await openShell();
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

async function openAccountMenu(signOut: () => { done: true } = () => ({ done: true })) {
  const rendered = renderPart(<AccountButton />, {
    at: '/nowhere',
    session: ADA,
    answers: { account: { signOut } },
  });
  const button = await screen.findByRole('button', { name: /^Account:/u });
  await rendered.user.click(button);
  return { ...rendered, menu: await screen.findByRole('menu') };
}

it('leads to the account from its menu, which closes', async () => {
  const { user, menu } = await openAccountMenu();
  within(menu).getByText('ada@example.com');
  await user.click(within(menu).getByRole('menuitem', { name: SCREENS.account.title }));
  expect(window.location.pathname).toBe('/account');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('closes the account menu by Escape, and opens it again', async () => {
  const { user } = await openAccountMenu();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Account:/u }));
  await screen.findByRole('menu');
});

it('signs out, and forgets a key that was tried', async () => {
  triedKey.try({
    engine: 'sensay',
    baseUrl: 'https://models.example',
    organisationId: null,
    key: 'sk-0123456789abcdef',
  });
  expect(localStorage.getItem('propguard.tried-key')).not.toBeNull();
  const { user, api, menu } = await openAccountMenu();
  await user.click(within(menu).getByRole('menuitem', { name: text.signOut }));
  await screen.findByText(text.signedOut);
  expect(api.sentTo('account.signOut')).toHaveLength(1);
  expect(window.location.pathname).toBe(SCREENS.search.path);
  expect(localStorage.getItem('propguard.tried-key')).toBeNull();
  screen.getByRole('link', { name: text.signIn });
});

it('says why somebody is still signed in', async () => {
  const { user, menu } = await openAccountMenu(() => {
    throw new Refusal('OVERLOADED');
  });
  await user.click(within(menu).getByRole('menuitem', { name: text.signOut }));
  await screen.findByText(text.notSignedOut);
  screen.getByText(ERRORS.OVERLOADED.message);
  expect(window.location.pathname).toBe('/nowhere');
});

async function openWorkspaceMenu(changes: Answers['workspaces'] = {}) {
  const rendered = renderPart(<WorkspaceButton />, {
    session: ADA,
    answers: {
      workspaces: { mine: () => ({ items: [LENDING, HOMES] }), activate: () => inHomes, ...changes },
    },
  });
  await rendered.user.click(
    await screen.findByRole('button', { name: text.switchWorkspace('Rowe Lending') }),
  );
  return rendered;
}

it('switches to the workspace that is chosen', async () => {
  const { user, api } = await openWorkspaceMenu();
  const here = await screen.findByRole('menuitemradio', { name: 'Rowe Lending' });
  expect(here.ariaChecked).toBe('true');
  await user.click(screen.getByRole('menuitemradio', { name: 'Harbour Homes' }));
  await screen.findByText(text.workspaceSwitched);
  expect(api.sentTo('workspaces.activate')).toEqual([{ id: HOMES.id }]);
  screen.getByRole('button', { name: text.switchWorkspace('Harbour Homes') });
});

it('says why the workspace was not switched', async () => {
  const { user } = await openWorkspaceMenu({
    activate: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await user.click(await screen.findByRole('menuitemradio', { name: 'Harbour Homes' }));
  await screen.findByText(text.workspaceNotSwitched);
});

it('says that the workspaces could not be read', async () => {
  await openWorkspaceMenu({
    mine: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await screen.findByText(text.workspacesFailed);
});

function openPalette(session: Session | null = null, answers: Answers = {}) {
  function UntilClosed() {
    const [open, setOpen] = useState(true);
    return open ? <CommandPalette onClose={() => setOpen(false)} /> : null;
  }
  const rendered = renderPart(<UntilClosed />, {
    at: '/nowhere',
    session,
    answers: {
      suggestions: { list: () => ({ items: [] }) },
      leads: { list: () => ({ items: [], nextCursor: null }) },
      workspaces: { mine: () => ({ items: [LENDING, HOMES] }), activate: () => inHomes },
      ...answers,
    },
  });
  const type = (typed: string) => rendered.user.type(screen.getByPlaceholderText(/^Find an address/u), typed);
  const take = async (name: string | RegExp) =>
    rendered.user.click(await screen.findByRole('option', { name }));
  return { ...rendered, type, take };
}

it('goes to the screen that the typed words and the arrows led to', async () => {
  const { user, type } = openPalette();
  await type('terms');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe(SCREENS.terms.path);
  expect(palette()).toBeNull();
});

it('assesses what looks like an address', async () => {
  const { type, take } = openPalette();
  await type('12 Wharf Street');
  await take('12 Wharf Street');
  expect(`${window.location.pathname}${window.location.search}`).toBe(questionPath('12 Wharf Street'));
  expect(palette()).toBeNull();
});

const NEW_FARM = {
  kind: 'locality' as const,
  localityId: 'qld-4005-new-farm',
  locality: 'New Farm',
  state: 'QLD' as const,
  postcode: '4005',
  latitude: -27.46,
  longitude: 153.04,
};

const QUAY = {
  ...NEW_FARM,
  kind: 'address' as const,
  propertyId: '00000000-0000-4000-8000-0000000000b1',
  addressLine: '18 Jacaranda Quay',
};

it.each([
  [/^New Farm, QLD/u, searchPath({ place: NEW_FARM.localityId })],
  [/^18 Jacaranda Quay/u, propertyPath(QUAY.propertyId)],
])('finds %s when the typing rests, and goes there', async (name, path) => {
  const { api, type, take } = openPalette(null, {
    suggestions: { list: () => ({ items: [NEW_FARM, QUAY] }) },
  });
  await type('new fa');
  await take(name);
  expect(api.sentTo('suggestions.list').at(-1)).toEqual({ query: 'new fa', limit: '6' });
  expect(`${window.location.pathname}${window.location.search}`).toBe(path);
});

it('finds a lead for a member, and goes to it', async () => {
  const { api, type, take } = openPalette(sessionAs('agent'), {
    leads: { list: () => ({ items: [PRIYA], nextCursor: null }) },
  });
  await type('priya');
  await take(/^Priya Raman/u);
  expect(api.sentTo('leads.list').at(-1)).toEqual({ query: 'priya', limit: '5' });
  expect(window.location.pathname).toBe(leadPath(PRIYA.id));
});

it('says that places cannot be looked up, and that nothing is called that', async () => {
  const { type } = openPalette(null, {
    suggestions: {
      list: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await type('zzz');
  await screen.findByText(words.placesFailed);
  screen.getByText(words.nothing('zzz'));
});

it('switches to another workspace, and offers not the one that is open', async () => {
  const { api, type, take } = openPalette(ADA);
  await type('switch');
  await screen.findByRole('option', { name: 'Harbour Homes' });
  expect(screen.queryByRole('option', { name: 'Rowe Lending' })).toBeNull();
  await take('Harbour Homes');
  await waitFor(() => expect(api.sentTo('workspaces.activate')).toEqual([{ id: HOMES.id }]));
  expect(palette()).toBeNull();
});

it('changes the theme', async () => {
  const { type, take } = openPalette();
  await type('dark');
  await take(words.themes.dark);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(palette()).toBeNull();
});

it('leads to the door, and signs out who is in', async () => {
  const { type, take, unmount } = openPalette();
  await type('sign');
  await take(text.signIn);
  expect(window.location.pathname).toBe('/sign-in');
  unmount();
  const signedIn = openPalette(ADA, { account: { signOut: () => ({ done: true }) } });
  await signedIn.take(text.signOut);
  await screen.findByText(text.signedOut);
  expect(signedIn.api.sentTo('account.signOut')).toHaveLength(1);
});

it('closes the palette by Escape', async () => {
  const { user } = openPalette();
  await user.keyboard('{Escape}');
  expect(palette()).toBeNull();
});

it('says that a screen broke, and loads the page anew when asked', async () => {
  const leaving = watchLeaving();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('A screen broke.');
  };
  const { user } = renderPart(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  told.mockRestore();
  await user.click(screen.getByRole('button', { name: text.error.refresh }));
  expect(leaving.reload).toHaveBeenCalledTimes(1);
});

it('tells somebody who is not signed in how to open a screen that needs it', async () => {
  await renderScreen('/account');
  const link = screen.getByRole('link', { name: text.signIn });
  expect(link.getAttribute('href')).toBe('/sign-in?next=%2Faccount');
});

const OF_OPERATOR = { about: () => anInstallation({ operatorContact: 'it@harbour.example' }) };
const memberOf = (name: string, role: 'owner' | 'agent') => ({
  id: `019a0000-0000-7000-8000-${name.length.toString().padStart(12, '0')}`,
  name,
  email: null,
  role,
  joinedAt: '2026-05-01T00:00:00Z',
  you: false,
});

it.each([
  ['/workspace/api-keys', accessText.roleTitle, 'Ask Nadia Petrov.'],
  ['/operator/outbox', accessText.operatorTitle, 'Ask it@harbour.example.'],
])('says why %s stays closed to a viewer, and whom to ask', async (at, title, whom) => {
  await renderScreen(at, {
    session: sessionAs('viewer'),
    answers: {
      installation: OF_OPERATOR,
      workspaces: {
        members: () => ({ items: [memberOf('Nadia Petrov', 'owner'), memberOf('Tom', 'agent')] }),
      },
      account: { operatorState: () => ({ state: 'taken', operator: null }) },
    },
  });
  screen.getByRole('heading', { name: title });
  await screen.findByText(new RegExp(`${whom}$`, 'u'));
  expect(screen.getByRole('link', { name: accessText.home }).getAttribute('href')).toBe('/');
});

it.each(['token', 'take-over'] as const)(
  'leads from an operator’s screen to the claim: %s',
  async (state) => {
    await renderScreen('/operator/running', {
      session: sessionAs('viewer'),
      answers: { installation: OF_OPERATOR, account: { operatorState: () => ({ state, operator: null }) } },
    });
    const link = await screen.findByRole('link', { name: SCREENS.operatorClaim.title });
    expect(link.getAttribute('href')).toBe(SCREENS.operatorClaim.path);
  },
);

it('says that nobody could tell who is there, and asks again', async () => {
  let broken = true;
  const { user } = await renderScreen('/operator/outbox', {
    answers: {
      installation: OF_OPERATOR,
      account: {
        session: () => {
          if (broken) throw new Refusal('INTERNAL');
          return { session: sessionAs('viewer') };
        },
        operatorState: () => ({ state: 'taken', operator: null }),
      },
    },
  });
  screen.getByRole('heading', { name: text.sessionFailedTitle });
  broken = false;
  await user.click(screen.getByRole('button', { name: text.sessionRetry }));
  await screen.findByRole('heading', { name: accessText.operatorTitle });
});
