import type { Preferences } from '@propguard/protocol/consent';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectReadAgain } from '../../../test/acts.ts';
import { failing, Refusal } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { PreferencesScreen } from './preferences-screen.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';
import { WORDS } from './words.ts';

const PASS = 'p'.repeat(43);
const HARBOUR: Preferences = {
  sender: 'Harbour Lending',
  kind: 'phone',
  address: '•••678',
  language: null,
  channels: [
    { channel: 'call', wanted: false },
    { channel: 'sms', wanted: true },
  ],
};
const english = WORDS.en;

const opened = (answers: object = {}) =>
  renderPart(<UnsubscribeScreen />, {
    at: `/unsubscribe/${PASS}`,
    answers: {
      consent: { preferences: () => HARBOUR, unsubscribe: () => ({ done: true as const }), ...answers },
    },
  });

const chosen = (answers: object = {}) =>
  renderPart(<PreferencesScreen />, {
    at: `/preferences/${PASS}`,
    answers: { consent: { preferences: () => HARBOUR, ...answers } },
  });

describe('the unsubscribe page', () => {
  it('does nothing until it is asked to, and then it is one click', async () => {
    const { user, api } = opened();
    await screen.findByRole('heading', { name: english.stopTitle('Harbour Lending') });
    screen.getByText(english.stopAbout('•••678'));
    expect(api.sentTo('consent.unsubscribe')).toEqual([]);
    await user.click(screen.getByRole('button', { name: english.stop }));
    await screen.findByRole('heading', { name: english.stoppedTitle });
    expect(api.sentTo('consent.unsubscribe')).toEqual([{ pass: PASS }]);
    const link = screen.getByRole('link', { name: english.chooseLink });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe(`/preferences/${PASS}`);
  });

  it('says so when the link leads nowhere', async () => {
    opened({
      preferences: () => {
        throw new Refusal('LINK_EXPIRED');
      },
    });
    await screen.findByRole('heading', { name: english.goneTitle });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a server that failed says nothing of the link: it is read again', async () => {
    await expectReadAgain(opened({ preferences: failing }), 'consent.preferences', english.again);
  });

  it('says that nothing changed when it could not be done', async () => {
    const { user } = opened({
      unsubscribe: () => {
        throw new Refusal('INTERNAL');
      },
    });
    await user.click(await screen.findByRole('button', { name: english.stop }));
    await screen.findByText(english.failed);
    screen.getByRole('button', { name: english.stop });
  });

  it('speaks the person’s language, and another when asked', async () => {
    const { user, container } = opened({ preferences: () => ({ ...HARBOUR, language: 'ar' }) });
    await screen.findByRole('heading', { name: WORDS.ar.stopTitle('Harbour Lending') });
    expect(container.querySelector('[lang="ar"]')?.getAttribute('dir')).toBe('rtl');
    await user.selectOptions(screen.getByRole('combobox', { name: WORDS.ar.language }), 'de');
    await screen.findByRole('heading', { name: WORDS.de.stopTitle('Harbour Lending') });
    expect(container.querySelector('[lang="de"]')?.getAttribute('dir')).toBe('ltr');
  });
});

describe('the preference page', () => {
  it('sends each choice with the words that were shown', async () => {
    const { user, api } = chosen({
      choose: () => ({ ...HARBOUR, channels: [{ channel: 'call' as const, wanted: true }] }),
    });
    const call = await screen.findByRole('switch', { name: english.channels.call });
    expect(call.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole('switch', { name: english.channels.sms }).getAttribute('aria-checked')).toBe(
      'true',
    );
    await user.click(call);
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: english.channels.call }).getAttribute('aria-checked')).toBe(
        'true',
      ),
    );
    expect(api.sentTo('consent.choose')).toEqual([
      { pass: PASS, channel: 'call', wanted: true, textShown: english.channels.call },
    ]);
    expect(screen.getByRole('status').textContent).toBe(english.saved);
  });

  it('stops everything with one button, which then goes', async () => {
    let stopped = false;
    const nothing = HARBOUR.channels.map(({ channel }) => ({ channel, wanted: false }));
    const { user, api } = chosen({
      preferences: () => (stopped ? { ...HARBOUR, channels: nothing } : HARBOUR),
      unsubscribe: () => {
        stopped = true;
        return { done: true as const };
      },
    });
    await user.click(await screen.findByRole('button', { name: english.stopAll }));
    await waitFor(() => expect(screen.queryByRole('button', { name: english.stopAll })).toBeNull());
    expect(api.sentTo('consent.unsubscribe')).toEqual([{ pass: PASS }]);
    for (const one of screen.getAllByRole('switch')) expect(one.getAttribute('aria-checked')).toBe('false');
  });

  it('says that nothing changed when a choice could not be kept', async () => {
    const { user } = chosen({
      choose: () => {
        throw new Refusal('INTERNAL');
      },
    });
    await user.click(await screen.findByRole('switch', { name: english.channels.sms }));
    await screen.findByText(english.failed);
    expect(screen.getByRole('switch', { name: english.channels.sms }).getAttribute('aria-checked')).toBe(
      'true',
    );
  });
});

it.each(LANGUAGE_CODES)(
  '%s: names the sender and the address, and says everything in its own words',
  (code) => {
    const words = WORDS[code];
    for (const say of [words.stopTitle, words.stoppedAbout, words.chooseTitle])
      expect(say('Harbour')).toContain('Harbour');
    for (const say of [words.stopAbout, words.chooseAbout]) expect(say('a•••@b.au')).toContain('a•••@b.au');
    if (code !== 'en') expect(words.stop).not.toBe(english.stop);
  },
);
