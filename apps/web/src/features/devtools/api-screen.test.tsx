import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { OpenApiDocument } from './api-document.ts';
import { API_DOCUMENT_PATH } from './api-queries.ts';
import { text } from './api-text.ts';

const operation = (operationId: string, summary: string, tag: string) => ({
  operationId,
  summary,
  tags: [tag],
  responses: { '200': { content: { 'application/json': {} } } },
  'x-access': { kind: 'public' as const },
});

const DOCUMENT: OpenApiDocument = {
  servers: [{ url: 'https://propguard.example/api' }],
  paths: {
    '/jobs': { get: operation('jobs.list', 'Jobs of this workspace', 'jobs') },
    '/plans': { get: operation('plans.list', 'What can be chosen', 'plans') },
    '/plans/purchase': { post: operation('plans.purchase', 'Choose a plan', 'plans') },
  },
};

async function openReference(at = '/developers/api', reply = () => Response.json(DOCUMENT)) {
  const rendered = await renderScreen(at, { paths: { [API_DOCUMENT_PATH]: reply } });
  const calls = () =>
    screen.queryAllByRole('group').map((call) => call.querySelector('summary code')?.textContent);
  return { ...rendered, calls };
}

it('finds calls by what is typed, which the address keeps', async () => {
  const { user, calls } = await openReference();
  const search = await screen.findByRole<HTMLInputElement>('textbox', { name: text.search });
  expect(calls()).toEqual(['/jobs', '/plans', '/plans/purchase']);
  await user.type(search, 'plans post');
  await waitFor(() => expect(calls()).toEqual(['/plans/purchase']));
  expect(search.value).toBe('plans post');
  expect(window.location.search).toBe('?q=plans+post');
});

it('says that nothing fits, and shows all calls when asked', async () => {
  const { user, calls } = await openReference('/developers/api?q=zzz');
  await screen.findByText(text.empty('zzz'));
  await user.click(screen.getByRole('button', { name: text.clear }));
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(window.location.search).toBe('');
});

it('opens a call, which the address names, and closes it', async () => {
  const { user } = await openReference('/developers/api?q=plans');
  const summary = (await screen.findByText('/plans/purchase')).closest('summary') as HTMLElement;
  await user.click(summary);
  await screen.findByRole('group', { name: text.exampleLabel('Choose a plan') });
  expect(window.location.href).toContain('?q=plans#plans.purchase');
  await user.click(summary);
  await waitFor(() => expect(window.location.hash).toBe(''));
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: text.exampleLabel('Choose a plan') })).toBeNull(),
  );
});

it('begins at the call that a link names, and copies its example', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  const { user } = await openReference('/developers/api#plans.list');
  const example = await screen.findByRole('group', { name: text.exampleLabel('What can be chosen') });
  expect(scrolled.mock.contexts).toContain(example.closest('details'));
  await user.click(screen.getByRole('button', { name: text.copy }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toContain('https://propguard.example/api/plans');
});

it('says that the document could not be read, and reads it again when asked', async () => {
  let broken = true;
  const { user, calls } = await openReference('/developers/api', () =>
    broken ? new Response(null, { status: 500 }) : Response.json(DOCUMENT),
  );
  await screen.findByText(text.failedTitle);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(calls()).toHaveLength(3));
});

it('hands out the whole document', async () => {
  await openReference();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: text.download }).getAttribute('href')).toBe(API_DOCUMENT_PATH);
});
