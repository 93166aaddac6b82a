import type { Session } from '@propguard/protocol/account';
import { ERRORS } from '@propguard/protocol/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

type SignUp = () => Session | Promise<Session>;

async function openSignUp(signUp: SignUp = () => sessionAs('owner')) {
  const rendered = await renderScreen('/sign-up?next=%2Fnowhere&email=ada%40example.com', {
    answers: { account: { signUp } },
  });
  const fields = {
    name: screen.getByLabelText<HTMLInputElement>(text.name),
    email: screen.getByLabelText<HTMLInputElement>(text.email),
    password: screen.getByLabelText<HTMLInputElement>(text.password),
  };
  const submit = () => rendered.user.click(screen.getByRole('button', { name: text.signUp.submit }));
  const fill = async (name: string, password: string) => {
    await rendered.user.type(fields.name, name);
    await rendered.user.type(fields.password, password);
    await submit();
  };
  return { ...rendered, ...fields, fill, submit };
}

it('makes the account of who was invited, and goes on to where the person wanted', async () => {
  const { fill, api } = await openSignUp();
  await fill('Ada Rowe', 'a long password');
  await screen.findByText(text.signUp.done);
  expect(api.sentTo('account.signUp')).toEqual([
    { name: 'Ada Rowe', email: 'ada@example.com', password: 'a long password' },
  ]);
  expect(window.location.pathname).toBe('/nowhere');
});

it('is sent once, however often it is pressed while it is on its way', async () => {
  let arrive: (session: Session) => void = () => undefined;
  const { user, fill, password, api } = await openSignUp(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await fill('Ada Rowe', 'a long password');
  const busy = await screen.findByRole('button', { name: text.signUp.sending });
  await user.click(busy);
  await user.type(password, '{Enter}');
  arrive(sessionAs('owner'));
  await screen.findByText(text.signUp.done);
  expect(api.sentTo('account.signUp')).toHaveLength(1);
});

it('names everything that is missing, and sends nothing', async () => {
  const { user, submit, name, email, password, api } = await openSignUp();
  await user.clear(email);
  await user.type(password, 'short');
  await submit();
  await screen.findByText('Enter your name.');
  expect([name, email, password].map(({ ariaInvalid }) => ariaInvalid)).toEqual(['true', 'true', 'true']);
  expect(api.sentTo('account.signUp')).toEqual([]);
});

it('shows at its field what the server has against it, and keeps what was typed', async () => {
  const { fill, name, email, password } = await openSignUp(() => {
    throw new Refusal('EMAIL_TAKEN', { fields: [{ field: 'email', message: ERRORS.EMAIL_TAKEN.message }] });
  });
  await fill('Ada Rowe', 'a long password');
  await screen.findByText(ERRORS.EMAIL_TAKEN.message);
  expect(email.ariaInvalid).toBe('true');
  expect([name.value, password.value]).toEqual(['Ada Rowe', 'a long password']);
});

it('shows a refusal of the whole above the fields', async () => {
  const { fill, name } = await openSignUp(() => {
    throw new Refusal('RATE_LIMITED');
  });
  await fill('Ada Rowe', 'a long password');
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.RATE_LIMITED.message);
  expect(name.value).toBe('Ada Rowe');
});

it('carries on to the other door where the person wanted to go', async () => {
  const { user } = await openSignUp();
  await user.click(screen.getByRole('link', { name: text.signUp.toSignIn }));
  await screen.findByRole('heading', { level: 1, name: text.signIn.title });
  expect(window.location.href).toContain('/sign-in?next=%2Fnowhere&email=ada%40example.com');
});
