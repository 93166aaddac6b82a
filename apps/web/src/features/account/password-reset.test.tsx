import { ERRORS } from '@propguard/protocol/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const DONE = { done: true } as const;

async function askForLink(requestPasswordReset: () => typeof DONE = () => DONE) {
  const rendered = await renderScreen('/forgot-password', {
    answers: {
      account: { requestPasswordReset },
      installation: { about: () => anInstallation() },
    },
  });
  const email = () => screen.getByLabelText<HTMLInputElement>(text.email);
  const send = async (address: string) => {
    if (address) await rendered.user.type(email(), address);
    await rendered.user.click(await screen.findByRole('button', { name: text.forgot.make }));
  };
  return { ...rendered, email, send };
}

it('sends the link, says where it waits, and takes another address', async () => {
  const { user, api, send, email } = await askForLink();
  await send('ada@example.com');
  expect((await screen.findByRole('status')).textContent).toBe(text.forgot.held('ada@example.com'));
  expect(api.sentTo('account.requestPasswordReset')).toEqual([{ email: 'ada@example.com' }]);
  await screen.findByRole('heading', { name: text.forgot.heldTitle });
  await user.click(screen.getByRole('button', { name: text.forgot.again }));
  expect(email().value).toBe('ada@example.com');
});

it('promises a letter where one leaves', async () => {
  const { user } = await renderScreen('/forgot-password', {
    answers: {
      account: { requestPasswordReset: () => DONE },
      installation: { about: () => anInstallation({ mailDelivery: 'smtp' }) },
    },
  });
  await user.type(screen.getByLabelText(text.email), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: text.forgot.submit }));
  expect((await screen.findByRole('status')).textContent).toBe(text.forgot.sent('ada@example.com'));
});

it('sends no link to what is no address', async () => {
  const { api, send, email } = await askForLink();
  await send('ada');
  await screen.findByRole('alert');
  expect(email().ariaInvalid).toBe('true');
  expect(api.sentTo('account.requestPasswordReset')).toEqual([]);
});

it('says why no link was sent, and keeps the address', async () => {
  const { send, email } = await askForLink(() => {
    throw new Refusal('RATE_LIMITED');
  });
  await send('ada@example.com');
  await screen.findByText(ERRORS.RATE_LIMITED.message);
  expect(email().value).toBe('ada@example.com');
});

async function openLink(resetPassword: () => typeof DONE = () => DONE) {
  const rendered = await renderScreen('/reset-password?token=secret', {
    answers: { account: { resetPassword }, installation: { about: () => anInstallation() } },
  });
  const password = screen.getByLabelText<HTMLInputElement>(text.reset.password);
  const send = async (typed: string) => {
    await rendered.user.type(password, typed);
    await rendered.user.click(screen.getByRole('button', { name: text.reset.submit }));
  };
  return { ...rendered, password, send };
}

it('sets the password with the token of the link, and leads to the door', async () => {
  const { api, send } = await openLink();
  await send('a new long password');
  await screen.findByText(text.reset.done);
  expect(api.sentTo('account.resetPassword')).toEqual([{ token: 'secret', password: 'a new long password' }]);
  expect(window.location.pathname).toBe('/sign-in');
});

it('sets no short password', async () => {
  const { api, send, password } = await openLink();
  await send('short');
  await screen.findByRole('alert');
  expect(password.ariaInvalid).toBe('true');
  expect(api.sentTo('account.resetPassword')).toEqual([]);
});

it('shows at the field what the server has against the password', async () => {
  const { send, password } = await openLink(() => {
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'password', message: 'Too well known.' }] });
  });
  await send('correct horse battery');
  await screen.findByText('Too well known.');
  expect(password.value).toBe('correct horse battery');
});

it('offers a new link when this one was used', async () => {
  const { user, send } = await openLink(() => {
    throw new Refusal('LINK_EXPIRED');
  });
  await send('a new long password');
  await screen.findByRole('heading', { level: 1, name: text.reset.expiredTitle });
  await user.click(screen.getByRole('link', { name: text.reset.newLink }));
  await screen.findByRole('button', { name: text.forgot.make });
  expect(window.location.pathname).toBe('/forgot-password');
});

it('asks for no password without a token', async () => {
  await renderScreen('/reset-password');
  screen.getByRole('heading', { level: 1, name: text.reset.expiredTitle });
  expect(screen.queryByLabelText(text.reset.password)).toBeNull();
});
