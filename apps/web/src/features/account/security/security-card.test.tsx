import type { SecurityState } from '@propguard/protocol/security';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, Refusal } from '../../../../test/fake-api.ts';
import { sessionAs } from '../../../../test/people.ts';
import { renderPart, renderScreen } from '../../../../test/render-screen.tsx';
import { text as account } from '../text.ts';
import { SecurityCard } from './security-card.tsx';
import { text } from './text.ts';

const OFF: SecurityState = { secondFactor: false, recoveryCodesLeft: 0, passkeys: [] };
const ON: SecurityState = {
  secondFactor: true,
  recoveryCodesLeft: 7,
  passkeys: [{ id: 'p1', name: 'My laptop', createdAt: '2026-03-01T00:00:00Z', usedAt: null }],
};
const CODES = ['abcde-fghjk', 'mnpqr-stuvw'];

const openCard = (state: SecurityState, security: Answers['security'] = {}) =>
  renderPart(<SecurityCard />, {
    session: sessionAs('owner'),
    answers: { security: { state: () => state, ...security } },
  });

it('sets up an app by password, code and recovery codes that are shown once', async () => {
  let state = OFF;
  const { user, api } = openCard(OFF, {
    state: () => state,
    startSecondFactor: () => ({ secret: 'ABCD EFGH', uri: 'otpauth://totp/x', qrSvg: '<svg/>' }),
    confirmSecondFactor: () => {
      state = ON;
      return { recoveryCodes: CODES };
    },
  });
  await user.click(await screen.findByRole('button', { name: text.turnOn }));
  await user.type(screen.getByLabelText(text.password), 'a long password');
  await user.click(screen.getByRole('button', { name: text.next }));
  await screen.findByRole('img', { name: text.qr });
  screen.getByText('ABCD EFGH');
  await user.type(screen.getByLabelText(text.code), '407 182');
  await user.click(screen.getByRole('button', { name: text.confirm }));
  await screen.findByText('abcde-fghjk');
  expect(api.sentTo('security.startSecondFactor')).toEqual([{ password: 'a long password' }]);
  expect(api.sentTo('security.confirmSecondFactor')).toEqual([{ code: '407 182' }]);
  await user.click(screen.getByRole('button', { name: text.close }));
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
  await screen.findByText(text.recoveryLeft(7));
});

it('says beside the field that the password or the code is not right', async () => {
  const { user } = openCard(OFF, {
    startSecondFactor: () => {
      throw new Refusal('INVALID_CREDENTIALS', {
        fields: [{ field: 'password', message: 'That password isn’t right.' }],
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: text.turnOn }));
  await user.type(screen.getByLabelText(text.password), 'wrong');
  await user.click(screen.getByRole('button', { name: text.next }));
  await screen.findByText('That password isn’t right.');
  await user.click(screen.getByRole('button', { name: text.cancel }));
  expect(screen.queryByLabelText(text.password)).toBeNull();
});

it('turns it off, makes new codes and removes a passkey', async () => {
  const { user, api } = openCard(ON, {
    endSecondFactor: () => ({ done: true }),
    renewRecoveryCodes: () => ({ recoveryCodes: CODES }),
    removePasskey: () => ({ done: true }),
  });
  await user.click(await screen.findByRole('button', { name: text.removeOf('My laptop') }));
  await screen.findByText(text.removeDetail);
  await user.click(screen.getByRole('button', { name: text.cancel }));
  await user.click(screen.getByRole('button', { name: text.removeOf('My laptop') }));
  await user.type(screen.getByLabelText(text.password), 'a long password');
  await user.click(screen.getByRole('button', { name: text.remove }));
  await screen.findByText(text.removed);
  await user.click(screen.getByRole('button', { name: text.renew }));
  await user.type(screen.getByLabelText(text.password), 'a long password');
  await user.click(screen.getAllByRole('button', { name: text.renew }).at(-1) as HTMLElement);
  await screen.findByText('mnpqr-stuvw');
  await user.click(screen.getByRole('button', { name: text.close }));
  await user.click(screen.getByRole('button', { name: text.turnOff }));
  await user.type(screen.getByLabelText(text.password), 'a long password');
  await user.click(screen.getAllByRole('button', { name: text.turnOff }).at(-1) as HTMLElement);
  await screen.findByText(text.turnedOff);
  expect(api.sentTo('security.removePasskey')).toEqual([{ id: 'p1', password: 'a long password' }]);
  expect(api.sentTo('security.renewRecoveryCodes')).toEqual([{ password: 'a long password' }]);
  expect(api.sentTo('security.endSecondFactor')).toEqual([{ password: 'a long password' }]);
});

it('asks for the code when signing in, and for the password again when the step has ended', async () => {
  let isEnded = false;
  const { user, api } = await renderScreen('/sign-in?next=%2Fnowhere', {
    answers: {
      account: { signIn: () => ({ secondFactor: true, token: 'half', passkeyOnly: false }) },
      security: {
        answerSecondStep: () => {
          if (isEnded) throw new Refusal('LINK_EXPIRED');
          throw new Refusal('CODE_NOT_RIGHT', { fields: [{ field: 'code', message: 'Not this code.' }] });
        },
      },
    },
  });
  await user.type(screen.getByLabelText(account.email), 'ada@example.com');
  await user.type(screen.getByLabelText(account.password), 'a long password');
  await user.click(screen.getByRole('button', { name: account.signIn.submit }));
  await user.type(await screen.findByLabelText(account.secondStep.code), '407182');
  await user.click(screen.getByRole('button', { name: account.signIn.submit }));
  await screen.findByText('Not this code.');
  expect(api.sentTo('security.answerSecondStep')).toEqual([{ token: 'half', code: '407182' }]);
  isEnded = true;
  await user.click(screen.getByRole('button', { name: account.signIn.submit }));
  await screen.findByLabelText(account.password);
});

it('with a passkey and no app says that the password alone lets nobody in, and what removing it does', async () => {
  const { user } = openCard({ ...ON, secondFactor: false });
  await screen.findByText(text.recoveryLeft(7));
  screen.getByText(text.passkeysDetail);
  await user.click(screen.getByRole('button', { name: text.removeOf('My laptop') }));
  await screen.findByText(text.removeLast);
});

it('asks for a passkey or a recovery code where there is no app', async () => {
  const { user, api } = await renderScreen('/sign-in?next=%2Fnowhere', {
    answers: {
      account: { signIn: () => ({ secondFactor: true, token: 'half', passkeyOnly: true }) },
      security: {
        answerSecondStep: () => {
          throw new Refusal('CODE_NOT_RIGHT', { fields: [{ field: 'code', message: 'Not this code.' }] });
        },
      },
    },
  });
  await user.type(screen.getByLabelText(account.email), 'ada@example.com');
  await user.type(screen.getByLabelText(account.password), 'a long password');
  await user.click(screen.getByRole('button', { name: account.signIn.submit }));
  await screen.findByText(account.secondStep.byPasskey);
  await user.type(screen.getByLabelText(account.secondStep.recoveryCode), 'abcde-fghjk');
  await user.click(screen.getByRole('button', { name: account.signIn.submit }));
  await screen.findByText('Not this code.');
  expect(api.sentTo('security.answerSecondStep')).toEqual([{ token: 'half', code: 'abcde-fghjk' }]);
});

it('shows the recovery codes that come with the first passkey, once', async () => {
  const made = { id: 'k1', rawId: 'k1', type: 'public-key', response: {}, clientExtensionResults: {} };
  // jsdom knows no passkeys: what a browser of today has, as far as it is asked.
  class Made {
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    toJSON = () => made;
  }
  vi.stubGlobal('PublicKeyCredential', Made);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: async () => new Made() },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  const { user, api } = openCard(OFF, {
    passkeyChallenge: () => ({ token: 'begun', options: {} }),
    addPasskey: () => ({
      id: 'p1',
      name: 'My laptop',
      createdAt: '2026-03-01T00:00:00Z',
      usedAt: null,
      recoveryCodes: CODES,
    }),
  });
  await user.click(await screen.findByRole('button', { name: text.add }));
  await user.type(screen.getByLabelText(text.name), 'My laptop');
  await user.type(screen.getByLabelText(text.password), 'a long password');
  await user.click(screen.getByRole('button', { name: text.make }));
  await screen.findByText('abcde-fghjk');
  expect(api.sentTo('security.addPasskey')).toEqual([
    { token: 'begun', name: 'My laptop', credential: made },
  ]);
  await user.click(screen.getByRole('button', { name: text.close }));
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
});
