import type { Widget } from '@propguard/protocol/widget';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aWidget } from '../../../test/a-widget.ts';
import { callOff, choose, expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { scriptTag } from '../../parts/widget/embed-code.ts';
import { text as widgetText } from '../../parts/widget/text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

/** A server that keeps what it is told. */
function serverOf(start: Widget | null): Answers {
  let widget = start;
  return {
    widget: {
      get: () => ({ widget }),
      make: () => {
        widget = aWidget();
        return widget;
      },
      change: (sent) => {
        widget = { ...aWidget(), ...widget, ...sent };
        return widget;
      },
      renewSecret: () => {
        widget = { ...aWidget(), ...widget, hasSecret: true };
        return { secret: 'a5'.repeat(32) };
      },
    },
  };
}
const shown = (
  start: Widget | null,
  role: 'admin' | 'viewer' = 'admin',
  path: string = SCREENS.chatbot.path,
) => renderScreen(path, { session: sessionAs(role), answers: serverOf(start) });

it('LEADS-EMBED-01, -03, -04, -12: makes the widget on the first look, and its script is copied in step 1', async () => {
  const { user, api } = await shown(null);
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: text.copyScript }));
  expect(api.sentTo('widget.make')).toHaveLength(1);
  expect(written).toHaveBeenCalledWith(scriptTag(aWidget()));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  for (const step of [text.step1, text.step2, text.step3]) expect(screen.getByText(step)).toBeTruthy();
});

it('LEADS-EMBED-05, -06: hints for site builders in the first tab', async () => {
  await shown(aWidget());
  expect(await screen.findByRole('tab', { name: 'Basic Integration', selected: true })).toBeTruthy();
  for (const name of ['WordPress', 'Webflow', 'Wix']) expect(screen.getByText(name)).toBeTruthy();
});

it('LEADS-EMBED-07, -08, -09, -13: the second tab has the JavaScript API, Next.js and the live example', async () => {
  const { user } = await shown(aWidget());
  await user.click(await screen.findByRole('tab', { name: 'Advanced Integration' }));
  const code = await screen.findByRole('region', { name: text.apiLabel });
  for (const word of ['PropGuard.init', 'PropGuard.destroy', "position: 'bottom-right'", "theme: 'auto'"])
    expect(code.textContent).toContain(word);
  expect(screen.getByRole('region', { name: text.nextLabel }).textContent).toContain('next/script');
  expect(screen.getByRole('link', { name: text.openExample }).getAttribute('href')).toBe(aWidget().example);
});

it('LEADS-EMBED-10: every card leads somewhere', async () => {
  await shown(aWidget());
  for (const { action, screen: name } of [...text.featureCards, ...text.resourceCards])
    expect((await screen.findByRole('link', { name: action })).getAttribute('href')).toBe(SCREENS[name].path);
});

it('keeps sites one a line, and says at the field what is no site', async () => {
  const { user, api } = await shown(aWidget());
  const sites = await screen.findByRole('textbox', { name: text.sites });
  await user.type(sites, 'agency');
  await user.click(screen.getByRole('button', { name: text.save }));
  expect(await screen.findByText('Enter a site such as https://www.example.com.au.')).toBeTruthy();
  expect(api.sentTo('widget.change')).toEqual([]);
  await user.clear(sites);
  await user.type(sites, 'https://www.agency.example{enter}https://shop.example');
  await user.click(screen.getByRole('radio', { name: widgetText.colours.plum }));
  await user.click(screen.getByRole('button', { name: text.save }));
  await waitFor(() => expect(api.sentTo('widget.change')).toHaveLength(1));
  expect(api.sentTo('widget.change')[0]).toMatchObject({
    origins: ['https://www.agency.example', 'https://shop.example'],
    colour: 'plum',
  });
});

it('shows a secret once, and asks before it makes another', async () => {
  const { user, api } = await shown(aWidget(), 'admin', `${SCREENS.chatbot.path}?tab=advanced`);
  await user.click(await screen.findByRole('button', { name: text.makeSecret }));
  expect(await screen.findByText('a5'.repeat(32))).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: text.renewSecret }));
  expect(await screen.findByRole('alertdialog', { name: text.renewTitle })).toBeTruthy();
  expect(api.sentTo('widget.renewSecret')).toHaveLength(1);
});

it('lets who may not change it read it, and makes nothing for them', async () => {
  const { api } = await shown(null, 'viewer');
  expect(await screen.findByText(text.notMade)).toBeTruthy();
  expect(api.sentTo('widget.make')).toEqual([]);
});

it('keeps where it stands, how it looks, its language and what it asks for', async () => {
  const { user, api } = await shown(aWidget());
  const before = aWidget();
  await user.click(await screen.findByRole('radio', { name: widgetText.positions['bottom-left'] }));
  await user.click(screen.getByRole('radio', { name: text.themes.dark }));
  await choose(user, text.language, 'French');
  await user.click(screen.getByRole('switch', { name: text.asksLead }));
  await user.click(screen.getByRole('switch', { name: text.takesFiles }));
  await user.click(screen.getByRole('button', { name: text.save }));
  await waitFor(() =>
    expect(api.sentTo('widget.change')).toMatchObject([
      {
        position: 'bottom-left',
        theme: 'dark',
        language: 'fr',
        asksLead: !before.asksLead,
        takesFiles: !before.takesFiles,
      },
    ]),
  );
});

it('makes another secret once that is confirmed, and none when it is called off', async () => {
  const { user, api } = await shown(
    { ...aWidget(), hasSecret: true },
    'admin',
    `${SCREENS.chatbot.path}?tab=advanced`,
  );
  await user.click(await screen.findByRole('button', { name: text.renewSecret }));
  await callOff(user);
  expect(api.sentTo('widget.renewSecret')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.renewSecret }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.renewSecret }),
  );
  expect(await screen.findByText('a5'.repeat(32))).toBeTruthy();
});

it('reads it again when it could not be read', async () => {
  const opened = await renderScreen(SCREENS.chatbot.path, {
    session: sessionAs('admin'),
    answers: { widget: { get: failing } },
  });
  await expectReadAgain(opened, 'widget.get');
});
