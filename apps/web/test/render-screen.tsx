import type { Session } from '@propguard/protocol/account';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import { AppRoutes } from '../src/app/app-routes.tsx';
import { createQueryClient } from '../src/lib/query-client.ts';
import { sessionHint } from '../src/lib/session-hint.ts';
import { Toaster } from '../src/ui/overlays/toaster.tsx';
import { type Answers, type FakeApi, type PathAnswers, startFakeApi } from './fake-api.ts';
import { anInstallation } from './installation.ts';

interface Surroundings {
  /** Where the browser is: `/workspace/members?sort=name`. */
  at?: string;
  /** Who is there; without a word nobody who has signed in. */
  session?: Session | null;
  answers?: Answers;
  paths?: PathAnswers;
}

interface Rendered extends RenderResult {
  user: UserEvent;
  api: FakeApi;
}

/** One component among the providers that the product gives it, over a network that answers from a table. */
export function renderPart(
  part: ReactNode,
  { at = '/', session = null, answers = {}, paths = {} }: Surroundings = {},
): Rendered {
  window.history.replaceState(null, '', at);
  sessionHint.set(true);
  const account = { session: () => ({ session }), ...answers.account };
  const organisations = { offered: () => ({ items: [] }), ...answers.organisations };
  const outbound = { mailDelivery: () => ({ delivery: 'installation' as const }), ...answers.outbound };
  const installation = { about: () => anInstallation(), ...answers.installation };
  const api = startFakeApi({ ...answers, account, organisations, outbound, installation }, paths);
  const queryClient = createQueryClient();
  // A test that is told of a failure should be told at once.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  onTestFinished(() => {
    queryClient.clear();
    expect(api.unanswered, 'calls without an answer').toEqual([]);
  });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{part}</BrowserRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...result, user: userEvent.setup(), api };
}

/** The screen that the route table has at this address, as the router shows it to this person. */
export async function renderScreen(
  at: string,
  surroundings: Omit<Surroundings, 'at'> = {},
): Promise<Rendered> {
  const rendered = renderPart(
    <Suspense fallback={null}>
      <main>
        <AppRoutes />
      </main>
    </Suspense>,
    { at, ...surroundings },
  );
  // Hidden, when the address has a dialog open above it. The first screen of a file is still to be read.
  await screen.findByRole('heading', { level: 1, hidden: true }, { timeout: 20_000 });
  return rendered;
}
