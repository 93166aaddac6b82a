import { ERRORS } from '@propguard/protocol/errors';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { watchLeaving } from '../../../test/leaving.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { keepStep, takeStep } from './organisation-step.ts';
import { text } from './text.ts';

const ID = '019a0000-0000-7000-8000-000000000009';

it('goes to the organisation’s sign-in, and remembers where from', async () => {
  const { user, api } = await renderScreen('/sign-in?next=%2Fnowhere', {
    answers: {
      organisations: {
        offered: () => ({ items: [{ id: ID, name: 'Harbour' }] }),
        begin: () => ({ token: 'kept', url: 'https://login.harbour.example/auth' }),
      },
    },
  });
  const leaving = watchLeaving();
  await user.click(await screen.findByRole('button', { name: text.signIn.through('Harbour') }));
  await waitFor(() => expect(leaving.assign).toHaveBeenCalledWith('https://login.harbour.example/auth'));
  expect(api.sentTo('organisations.begin')).toEqual([{ id: ID }]);
  expect(takeStep()).toEqual({ token: 'kept', next: '/nowhere' });
});

it('finishes what this browser began, once', async () => {
  keepStep({ token: 'kept', next: '/nowhere' });
  const { api } = await renderScreen('/sign-in/organisation?code=c&state=s', {
    answers: { organisations: { finish: () => sessionAs('owner') } },
  });
  await screen.findByText(text.signIn.done('Ada Rowe'));
  expect(api.sentTo('organisations.finish')).toEqual([{ token: 'kept', query: '?code=c&state=s' }]);
  expect(window.location.pathname).toBe('/nowhere');
  expect(takeStep()).toBeNull();
});

it('says in words that the service answered nonsense', async () => {
  keepStep({ token: 'kept', next: '/' });
  await renderScreen('/sign-in/organisation?code=c', {
    answers: {
      organisations: {
        finish: () => {
          throw new Refusal('SIGN_IN_SERVICE_FAILED');
        },
      },
    },
  });
  await screen.findByText(ERRORS.SIGN_IN_SERVICE_FAILED.message);
});

it('does nothing in a browser that began nothing', async () => {
  const { api } = await renderScreen('/sign-in/organisation?code=c');
  await screen.findByText(text.organisation.notBegun);
  expect(api.sentTo('organisations.finish')).toEqual([]);
});
