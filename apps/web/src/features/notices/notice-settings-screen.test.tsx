import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectReadAgain } from '../../../test/acts.ts';
import { failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

const PUSH_BROWSERS = { publicKey: 'the key', items: [] };
const OWN = 'https://push.example.com/own';

it('keeps what the member chooses to get by mail, and says when it could not', async () => {
  let isBroken = false;
  let mail: 'at-once' | 'daily' | 'none' = 'at-once';
  const { user, api } = await renderScreen(SCREENS.noticeSettings.path, {
    session: sessionAs('agent'),
    answers: {
      notices: {
        pushBrowsers: () => PUSH_BROWSERS,
        choices: () => ({ items: [{ kind: 'mention', mail, push: true }] }),
        choose: (sent) => {
          if (isBroken) throw new Refusal('OVERLOADED');
          mail = sent.mail ?? mail;
          return { done: true };
        },
      },
    },
  });
  const row = within(await screen.findByRole('radiogroup', { name: text.by('Someone mentions me') }));
  await user.click(row.getByRole('radio', { name: text.mail.daily }));
  await screen.findByText(text.saved);
  expect(api.sentTo('notices.choose')).toEqual([{ kind: 'mention', mail: 'daily' }]);
  await waitFor(() => row.getByRole('radio', { name: text.mail.daily, checked: true }));
  isBroken = true;
  await user.click(row.getByRole('radio', { name: text.mail.none }));
  await screen.findByText(text.notSaved);
  await waitFor(() => row.getByRole('radio', { name: text.mail.daily, checked: true }));
});

it('keeps what the member chooses to see pop up', async () => {
  const { user, api } = await renderScreen(SCREENS.noticeSettings.path, {
    session: sessionAs('agent'),
    answers: {
      notices: {
        pushBrowsers: () => PUSH_BROWSERS,
        choices: () => ({ items: [{ kind: 'mention', mail: 'daily', push: true }] }),
        choose: () => ({ done: true }),
      },
    },
  });
  await user.click(await screen.findByRole('switch', { name: text.onBrowsersOf('Someone mentions me') }));
  await screen.findByText(text.saved);
  expect(api.sentTo('notices.choose')).toEqual([{ kind: 'mention', push: false }]);
  // Nothing in a test can show notices: the card says so, and offers nothing.
  screen.getByText(text.push.impossible);
  expect(screen.queryByRole('button', { name: text.push.allow })).toBeNull();
});

/** A browser that can show notices, where the network and its maker would be. */
const browserThatCan = ({ answer = 'granted' }: { answer?: NotificationPermission } = {}) => {
  let endpoint: string | null = null;
  const asked: unknown[] = [];
  const ended: string[] = [];
  const subscription = () =>
    endpoint === null
      ? null
      : {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: () => {
            ended.push(endpoint ?? '');
            endpoint = null;
            return Promise.resolve(true);
          },
        };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription()),
    subscribe: (options: unknown) => {
      asked.push(options);
      endpoint = OWN;
      return Promise.resolve(subscription());
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(answer) });
  return {
    asked,
    ended,
    /** Somebody had it show theirs. */
    wasSubscribedTo: (other: string) => {
      endpoint = other;
    },
  };
};
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

type Browsers = {
  id: string;
  device: string;
  endpoint: string;
  createdAt: string;
  lastPushedAt: string | null;
}[];
const openWith = (items: Browsers) =>
  renderScreen(SCREENS.noticeSettings.path, {
    session: sessionAs('agent'),
    answers: {
      account: {
        sessions: () => ({
          items: [
            {
              id: 's',
              current: true,
              device: 'Firefox on Linux',
              address: null,
              expiresAt: '2026-12-01T00:00:00Z',
              createdAt: '2026-11-01T00:00:00Z',
            },
          ],
        }),
      },
      notices: {
        choices: () => ({ items: [] }),
        pushBrowsers: () => ({ publicKey: 'the key', items: [...items] }),
        addPushBrowser: ({ device, endpoint }) => {
          const made = { id: 'b', device, endpoint, createdAt: '2026-11-02T00:00:00Z', lastPushedAt: null };
          items.push(made);
          return made;
        },
        tryPush: () => ({ done: true }),
        removePushBrowser: () => {
          items.length = 0;
          return { done: true };
        },
      },
    },
  });

it('lets this browser show notices, tries it and stops it again', async () => {
  const browser = browserThatCan();
  browser.wasSubscribedTo('https://push.example.com/of-somebody-before');
  const { user, api } = await openWith([]);
  await user.click(await screen.findByRole('button', { name: text.push.allow }));
  await screen.findByText(text.push.allowed);
  expect(browser.ended).toEqual(['https://push.example.com/of-somebody-before']);
  expect(browser.asked).toEqual([{ userVisibleOnly: true, applicationServerKey: 'the key' }]);
  expect(api.sentTo('notices.addPushBrowser')).toEqual([
    { device: 'Firefox on Linux', endpoint: OWN, p256dh: 'p', auth: 'a' },
  ]);
  await screen.findByText(text.push.here);
  expect(screen.queryByRole('button', { name: text.push.allow })).toBeNull();
  await user.click(screen.getByRole('button', { name: text.push.tryOf('Firefox on Linux') }));
  await screen.findByText(text.push.tried);
  await user.click(screen.getByRole('button', { name: text.push.removeOf('Firefox on Linux') }));
  await screen.findByText(text.push.removed('Firefox on Linux'));
  expect(browser.ended).toContain(OWN);
  await screen.findByRole('button', { name: text.push.allow });
});

it('says so when the person does not allow it, and sends nothing', async () => {
  browserThatCan({ answer: 'denied' });
  const { user, api } = await openWith([]);
  await user.click(await screen.findByRole('button', { name: text.push.allow }));
  await screen.findByText(text.push.notAllowed);
  expect(api.sentTo('notices.addPushBrowser')).toEqual([]);
});

it.each([
  ['notices.choices', { choices: failing, pushBrowsers: () => PUSH_BROWSERS }],
  ['notices.pushBrowsers', { choices: () => ({ items: [] }), pushBrowsers: failing }],
])('reads %s again', async (call, notices) => {
  const opened = await renderScreen(SCREENS.noticeSettings.path, {
    session: sessionAs('agent'),
    answers: { notices },
  });
  await expectReadAgain(opened, call);
});
