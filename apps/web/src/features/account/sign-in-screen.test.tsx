import { ERRORS } from '@propguard/protocol/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const ada = sessionAs('owner');

async function openSignIn(signIn: () => ReturnType<typeof sessionAs>) {
  const rendered = await renderScreen('/sign-in?next=%2Fnowhere', { answers: { account: { signIn } } });
  const fill = async (email: string, password: string) => {
    if (email) await rendered.user.type(screen.getByLabelText(text.email), email);
    if (password) await rendered.user.type(screen.getByLabelText(text.password), password);
    await rendered.user.click(screen.getByRole('button', { name: text.signIn.submit }));
  };
  return { ...rendered, fill };
}

it('sends what was typed, says who is in, and goes on to where the person wanted', async () => {
  const { fill, api } = await openSignIn(() => ada);
  await fill('ada@example.com', 'a long password');
  await screen.findByText(text.signIn.done('Ada Rowe'));
  expect(api.sentTo('account.signIn')).toEqual([{ email: 'ada@example.com', password: 'a long password' }]);
  expect(window.location.pathname).toBe('/nowhere');
});

it('names what is missing and sends nothing', async () => {
  const { fill, api } = await openSignIn(() => ada);
  await fill('ada@example.com', '');
  await screen.findByText('Enter your password.');
  expect(screen.getByLabelText(text.password).ariaInvalid).toBe('true');
  expect(api.sentTo('account.signIn')).toEqual([]);
});

it('shows the refusal, and keeps what was typed', async () => {
  const { fill } = await openSignIn(() => {
    throw new Refusal('INVALID_CREDENTIALS');
  });
  await fill('ada@example.com', 'wrong');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(ERRORS.INVALID_CREDENTIALS.message);
  screen.getByDisplayValue('ada@example.com');
});
