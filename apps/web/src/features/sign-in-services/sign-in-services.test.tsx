import type { SignInService } from '@propguard/protocol/organisations';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const HARBOUR: SignInService = {
  id: '019a0000-0000-7000-8000-000000000009',
  name: 'Harbour Lending',
  issuer: 'https://login.harbour.example',
  clientId: 'propguard',
  domains: ['harbour.example'],
  redirectUri: 'https://propguard.example/sign-in/organisation',
};

const open = (items: SignInService[], organisations: Answers['organisations'] = {}) =>
  renderScreen('/operator/sign-in-services', {
    session: sessionAs('owner', { operator: true }),
    answers: { organisations: { list: () => ({ items }), ...organisations } },
  });

it('adds a service with its domains apart, and says what is wrong with the issuer', async () => {
  const { user, api } = await open([], {
    add: () => {
      throw new Refusal('VALIDATION_FAILED', {
        fields: [{ field: 'issuer', message: 'Nobody answers there.' }],
      });
    },
  });
  await screen.findByText(text.emptyTitle);
  await user.click(screen.getByRole('button', { name: text.add }));
  await user.type(screen.getByLabelText(text.name), 'Harbour');
  await user.type(screen.getByLabelText(text.issuer), HARBOUR.issuer);
  await user.type(screen.getByLabelText(text.clientId), 'propguard');
  await user.type(screen.getByLabelText(text.secret), 's3cret');
  await user.type(screen.getByLabelText(text.domains), 'no domain');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText('Enter at least one domain such as example.com.');
  await user.clear(screen.getByLabelText(text.domains));
  await user.type(screen.getByLabelText(text.domains), 'harbour.example, harbour.org');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText('Nobody answers there.');
  expect(api.sentTo('organisations.add')).toEqual([
    {
      name: 'Harbour',
      issuer: HARBOUR.issuer,
      clientId: 'propguard',
      secret: 's3cret',
      domains: ['harbour.example', 'harbour.org'],
    },
  ]);
});

it('changes one without sending an empty secret', async () => {
  const { user, api } = await open([HARBOUR], { change: () => HARBOUR });
  await user.click(await screen.findByRole('button', { name: text.changeOf(HARBOUR.name) }));
  await user.type(screen.getByLabelText(text.name), ' Bank');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText(text.saved);
  expect(api.sentTo('organisations.change')).toEqual([
    {
      id: HARBOUR.id,
      name: 'Harbour Lending Bank',
      issuer: HARBOUR.issuer,
      clientId: 'propguard',
      domains: ['harbour.example'],
    },
  ]);
});

it('removes one once it is confirmed', async () => {
  const { user, api } = await open([HARBOUR], { remove: () => ({ done: true }) });
  await user.click(await screen.findByRole('button', { name: text.removeOf(HARBOUR.name) }));
  expect(api.sentTo('organisations.remove')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: text.remove }));
  await waitFor(() => expect(api.sentTo('organisations.remove')).toEqual([{ id: HARBOUR.id }]));
});
