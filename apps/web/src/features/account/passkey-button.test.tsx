import { ERRORS } from '@propguard/protocol/errors';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const CREDENTIAL = { id: 'k1', rawId: 'k1', type: 'public-key', response: {}, clientExtensionResults: {} };

/** jsdom knows no passkeys: what a browser of today has, as far as it is asked. */
const withPasskeys = (answer?: Error) => {
  class Shown {
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    static parseRequestOptionsFromJSON = (options: unknown) => options;
    toJSON = () => CREDENTIAL;
  }
  const get = vi.fn(async () => {
    if (answer) throw answer;
    return new Shown();
  });
  vi.stubGlobal('PublicKeyCredential', Shown);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  return get;
};

const openSignIn = (security: Answers['security'] = {}, account: Answers['account'] = {}) =>
  renderScreen('/sign-in?next=%2Fnowhere', {
    answers: {
      account,
      security: {
        signInChallenge: () => ({ token: 'begun', options: { challenge: 'abc' } }),
        signInByPasskey: () => sessionAs('owner'),
        ...security,
      },
    },
  });

it('lets somebody in by what their browser shows, and goes on to where they wanted', async () => {
  const asked = withPasskeys();
  const { api, user } = await openSignIn();
  await user.click(screen.getByRole('button', { name: text.signIn.byPasskey }));
  await screen.findByText(text.signIn.done('Ada Rowe'));
  expect(asked).toHaveBeenCalledWith({ publicKey: { challenge: 'abc' } });
  expect(api.sentTo('security.signInByPasskey')).toEqual([{ token: 'begun', credential: CREDENTIAL }]);
  expect(window.location.pathname).toBe('/nowhere');
});

it('as the second step it names the first', async () => {
  withPasskeys();
  const { api, user } = await openSignIn(
    {},
    { signIn: () => ({ secondFactor: true, token: 'half', passkeyOnly: true }) },
  );
  await user.type(screen.getByLabelText(text.email), 'ada@example.com');
  await user.type(screen.getByLabelText(text.password), 'a long password');
  await user.click(screen.getByRole('button', { name: text.signIn.submit }));
  await screen.findByText(text.secondStep.byPasskey);
  await user.click(screen.getByRole('button', { name: text.signIn.byPasskey }));
  await screen.findByText(text.signIn.done('Ada Rowe'));
  expect(api.sentTo('security.signInByPasskey')).toEqual([
    { token: 'begun', credential: CREDENTIAL, second: 'half' },
  ]);
});

it('says nothing when they close what their browser asks, and sends nothing', async () => {
  const asked = withPasskeys(new DOMException('closed', 'NotAllowedError'));
  const { api, user } = await openSignIn();
  await user.click(screen.getByRole('button', { name: text.signIn.byPasskey }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  // Until it is over the button says that it waits for the browser.
  await screen.findByRole('button', { name: text.signIn.byPasskey });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(api.sentTo('security.signInByPasskey')).toEqual([]);
});

it('says that a passkey was refused', async () => {
  withPasskeys();
  const { user } = await openSignIn({
    signInByPasskey: () => {
      throw new Refusal('PASSKEY_REFUSED');
    },
  });
  await user.click(screen.getByRole('button', { name: text.signIn.byPasskey }));
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.PASSKEY_REFUSED.message);
});

it('is not there where the browser knows no passkeys', async () => {
  await openSignIn();
  expect(screen.queryByRole('button', { name: text.signIn.byPasskey })).toBeNull();
});
