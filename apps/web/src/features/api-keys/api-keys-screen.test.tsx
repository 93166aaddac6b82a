import type { ApiKey } from '@propguard/protocol/api-keys';
import { ERRORS } from '@propguard/protocol/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { aPlanUsage } from '../../../test/plan-usage.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const words = text.create;

const key = (id: string, name: string, changes: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name,
  start: `pg_${id}`,
  scopes: ['places:read'],
  createdAt: '2026-03-01T00:00:00Z',
  createdBy: 'Ada Rowe',
  expiresAt: null,
  lastUsedAt: null,
  ...changes,
});

/** A server that keeps the keys it made until they are revoked. */
async function openKeys(
  at = '/workspace/api-keys',
  changes: Answers['apiKeys'] = {},
  { first, apiAccess = true }: { first?: ApiKey[]; apiAccess?: boolean } = {},
) {
  let items = first ?? [key('b', 'Nightly report'), key('a', 'Archive')];
  const rendered = await renderScreen(at, {
    session: sessionAs('admin'),
    answers: {
      plans: { usage: () => aPlanUsage({ apiAccess }) },
      apiKeys: {
        list: () => ({ items }),
        create: ({ name, scopes }) => {
          const made = key('new', name, { scopes });
          items = [...items, made];
          return { key: made, secret: 'pg_new_secret' };
        },
        revoke: ({ id }) => {
          items = items.filter((one) => one.id !== id);
          return { done: true };
        },
        ...changes,
      },
    },
  });
  const table = await screen.findByRole('table', { hidden: true });
  const names = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent);
  return { ...rendered, table, names };
}

async function openForm(changes?: Answers['apiKeys']) {
  const rendered = await openKeys('/workspace/api-keys?new=key', changes);
  const dialog = await screen.findByRole('dialog', { name: words.title });
  return {
    ...rendered,
    dialog,
    name: within(dialog).getByLabelText<HTMLInputElement>(words.name),
    scope: (name: RegExp) => within(dialog).getByRole('checkbox', { name }),
    expires: within(dialog).getByRole('combobox', { name: words.expires }),
    submit: within(dialog).getByRole('button', { name: words.submit }),
  };
}

it('makes a key with its scopes and its end, and shows the secret until the dialog closes', async () => {
  const { user, api, table, name, scope, expires, submit } = await openForm();
  await user.type(name, 'Dashboard');
  await user.click(scope(/jobs:read/u));
  await user.click(scope(/places:read/u));
  await user.click(scope(/audit:read/u));
  await user.click(scope(/audit:read/u));
  await user.click(expires);
  await user.click(await screen.findByRole('option', { name: words.expiry['30'] }));
  await user.click(submit);
  const ready = await screen.findByRole('dialog', { name: text.secret.title('Dashboard') });
  expect(api.sentTo('apiKeys.create')).toEqual([
    { name: 'Dashboard', scopes: ['places:read', 'jobs:read'], expiresInDays: 30 },
  ]);
  within(ready).getByText('pg_new_secret');
  await user.click(within(ready).getByRole('button', { name: text.secret.copy }));
  await within(ready).findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('pg_new_secret');
  await user.click(within(ready).getByRole('button', { name: text.secret.done }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('pg_new_secret')).toBeNull();
  expect(window.location.search).toBe('');
  await within(table).findByText('Dashboard');
});

it('makes a key that never ends', async () => {
  const { user, api, name, scope, expires, submit } = await openForm();
  await user.type(name, 'Archive');
  await user.click(scope(/places:read/u));
  await user.click(expires);
  await user.click(await screen.findByRole('option', { name: words.expiry.never }));
  await user.click(submit);
  await screen.findByRole('dialog', { name: text.secret.title('Archive') });
  expect(api.sentTo('apiKeys.create')).toMatchObject([{ expiresInDays: null }]);
});

it('names what is missing, and sends nothing', async () => {
  const { user, api, dialog, name, submit } = await openForm();
  await user.click(submit);
  await within(dialog).findByText('Enter a name.');
  within(dialog).getByText('Choose at least one scope.');
  expect(name.ariaInvalid).toBe('true');
  expect(api.sentTo('apiKeys.create')).toEqual([]);
});

it('says why no key was made, and keeps what was typed and chosen', async () => {
  const { user, dialog, name, scope, submit } = await openForm({
    create: () => {
      throw new Refusal('LIMIT_REACHED');
    },
  });
  await user.type(name, 'Dashboard');
  await user.click(scope(/jobs:read/u));
  await user.click(submit);
  await within(dialog).findByText(ERRORS.LIMIT_REACHED.message);
  expect(name.value).toBe('Dashboard');
  expect(scope(/jobs:read/u).ariaChecked).toBe('true');
});

it('shows at the name what the server has against it', async () => {
  const { user, dialog, name, scope, submit } = await openForm({
    create: () => {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'name', message: 'Taken.' }] });
    },
  });
  await user.type(name, 'Dashboard');
  await user.click(scope(/jobs:read/u));
  await user.click(submit);
  await within(dialog).findByText('Taken.');
  expect(name.ariaInvalid).toBe('true');
});

it.each(['the button', 'Escape'])('makes no key when it is called off by %s', async (way) => {
  const { user, api } = await openKeys();
  await user.click(screen.getByRole('button', { name: words.open }));
  const dialog = await screen.findByRole('dialog', { name: words.title });
  expect(window.location.search).toBe('?new=key');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: words.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
  expect(api.sentTo('apiKeys.create')).toEqual([]);
});

it('opens the form from the empty list', async () => {
  const { user } = await openKeys('/workspace/api-keys', {}, { first: [] });
  await screen.findByText(text.emptyTitle);
  const [, ofTheList] = screen.getAllByRole('button', { name: words.open });
  await user.click(ofTheList as HTMLElement);
  await screen.findByRole('dialog', { name: words.title });
});

it('sorts the keys by name', async () => {
  const { user, table, names } = await openKeys();
  await within(table).findByText('Archive');
  expect(names()).toEqual(['Nightly reportpg_b…', 'Archivepg_a…']);
  await user.click(within(table).getByRole('button', { name: text.columns.name }));
  expect(names()).toEqual(['Archivepg_a…', 'Nightly reportpg_b…']);
});

async function askToRevoke(changes?: Answers['apiKeys']) {
  const rendered = await openKeys('/workspace/api-keys', changes);
  const ask = async () => {
    await rendered.user.click(
      await within(rendered.table).findByRole('button', { name: text.revoke.of('Archive') }),
    );
    return screen.findByRole('alertdialog', { name: text.revoke.title('Archive') });
  };
  return { ...rendered, ask, dialog: await ask() };
}

it('revokes a key once it is confirmed', async () => {
  const { user, api, table, dialog } = await askToRevoke();
  await user.click(within(dialog).getByRole('button', { name: text.revoke.confirm }));
  await screen.findByText(text.revoke.done('Archive'));
  expect(api.sentTo('apiKeys.revoke')).toEqual([{ id: 'a' }]);
  await waitFor(() => expect(within(table).queryByText('Archive')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps a key when revoking it is called off, or refused', async () => {
  const { user, api, table, dialog, ask } = await askToRevoke({
    revoke: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('apiKeys.revoke')).toEqual([]);
  await user.click(within(await ask()).getByRole('button', { name: text.revoke.confirm }));
  await screen.findByText(text.revoke.failed);
  within(table).getByText('Archive');
});

it('says that the keys could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user, table } = await openKeys('/workspace/api-keys', {
    list: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { items: [key('a', 'Archive')] };
    },
  });
  await screen.findByText(text.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await within(table).findByText('Archive');
});

it('copies the example of a call', async () => {
  const { user } = await openKeys();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toContain(`Bearer ${text.example.placeholder}`);
});

it('leads to the plans where the plan has no API access', async () => {
  await openKeys('/workspace/api-keys', {}, { apiAccess: false });
  const link = await screen.findByRole('link', { name: 'See plans' });
  expect(link.getAttribute('href')).toBe('/app?tab=pricing&plan=Professional');
});

it('leads a visitor to the door', async () => {
  await renderScreen('/workspace/api-keys', { session: sessionAs('owner', { visitor: true }) });
  const link = await screen.findByRole('link', { name: text.visitorAction });
  expect(link.getAttribute('href')).toBe('/sign-up?next=%2Fworkspace%2Fapi-keys');
  expect(screen.queryByRole('button', { name: words.open })).toBeNull();
});
