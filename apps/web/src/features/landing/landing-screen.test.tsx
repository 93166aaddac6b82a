import type { Measured } from '@propguard/protocol/installation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { endTour, parseTourProgress } from '../../lib/tour-progress.ts';
import { tiers } from './content.ts';
import { demoTabs, exchanges } from './demo/content.ts';
import { text as demoText } from './demo/text.ts';
// Read beforehand, as the page fetches it only when it is asked for.
import './enquiry/enquiry-dialog.tsx';
import { LandingScreen } from './landing-screen.tsx';
import { text } from './text.ts';

const MEASURED: Measured = {
  valuations: 1,
  since: '2026-01-05T00:00:00Z',
  certificates: 0,
  sales: 4321,
  localities: 15,
  model: null,
};

function openLanding(at = '/', measured: () => Measured = () => MEASURED) {
  return renderPart(<LandingScreen />, {
    at,
    answers: {
      installation: { measured },
      enquiries: { callSlots: () => ({ timeZone: 'Australia/Brisbane', items: [] }) },
    },
  });
}

const products = () => screen.queryByRole('list', { name: text.products });
const bar = () => within(screen.getByRole('navigation', { name: text.main }));

async function openProducts() {
  const rendered = openLanding();
  const button = bar().getByRole('button', { name: text.products });
  expect(products()).toBeNull();
  await rendered.user.click(button);
  expect(button.ariaExpanded).toBe('true');
  return { ...rendered, button, list: screen.getByRole('list', { name: text.products }) };
}

it('leads to a product from the menu, which closes', async () => {
  const { user, list } = await openProducts();
  await user.click(within(list).getByRole('link', { name: 'Property Search' }));
  expect(window.location.pathname).toBe('/search');
  expect(products()).toBeNull();
});

it('closes the menu by Escape and gives the focus back, by its button, and by a press elsewhere', async () => {
  const { user, button } = await openProducts();
  await user.keyboard('{Escape}');
  expect(products()).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(products()).not.toBeNull();
  await user.click(button);
  expect(products()).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(products()).toBeNull();
});

it('closes the menu when the focus goes past it', async () => {
  const { user, list } = await openProducts();
  within(list).getAllByRole('link').at(-1)?.focus();
  await user.tab();
  expect(document.activeElement?.textContent).toBe(text.featuresLink);
  expect(products()).toBeNull();
});

it('opens the menu of a phone, which closes on navigation', async () => {
  const { user } = openLanding();
  const menu = () => screen.queryByRole('navigation', { name: text.menu });
  for (const name of ['Market Analysis', text.featuresLink, text.pricingLink, text.demoLink, text.signIn]) {
    await user.click(screen.getByRole('button', { name: text.menu }));
    await user.click(within(menu() as HTMLElement).getByRole('link', { name }));
    expect(menu()).toBeNull();
  }
  expect(window.location.pathname).toBe('/sign-in');
  await user.click(screen.getByRole('button', { name: text.menu }));
  await user.click(within(menu() as HTMLElement).getByRole('link', { name: text.getStarted }));
  expect(menu()).toBeNull();
  await user.click(screen.getByRole('button', { name: text.menu }));
  await user.click(screen.getByRole('button', { name: text.closeMenu }));
  expect(menu()).toBeNull();
});

it('scrolls to a section again when it is pressed again', async () => {
  const { user } = openLanding();
  const scrolled = vi.spyOn(document.getElementById('pricing') as HTMLElement, 'scrollIntoView');
  await user.click(bar().getByRole('link', { name: text.pricingLink }));
  expect(window.location.hash).toBe('#pricing');
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(bar().getByRole('link', { name: text.pricingLink }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('changes the theme', async () => {
  const { user } = openLanding();
  await user.click(screen.getByRole('button', { name: /dark/iu }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('button', { name: /light/iu }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('plays the video with its captions, and starts the guided tour from beside it', async () => {
  onTestFinished(endTour);
  const { user } = openLanding();
  await user.click(screen.getByRole('button', { name: text.watchDemo }));
  const dialog = await screen.findByRole('dialog', { name: text.video.title });
  expect(dialog.querySelector('source')?.getAttribute('src')).toBe('/demo/demo.webm');
  expect(dialog.querySelector('track')?.getAttribute('src')).toBe('/demo/captions.vtt');
  await user.click(within(dialog).getByRole('button', { name: text.video.tour }));
  expect(screen.queryByRole('dialog', { name: text.video.title })).toBeNull();
  expect(parseTourProgress(localStorage.getItem('propguard.tour')).open).toBe(true);
});

it('shows what was measured, and reads it again when that failed', async () => {
  let broken = true;
  const { user } = openLanding('/', () => {
    if (broken) throw new Refusal('INTERNAL');
    return MEASURED;
  });
  await screen.findByText(text.stats.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('4,321');
  expect(screen.queryByText(text.stats.failed)).toBeNull();
});

it.each([
  ['sales', tiers[2].action, text.enquiry.sales.title],
  ['call', text.scheduleCall, text.enquiry.call.title],
])('opens the form for %s, which the address names, and closes it', async (kind, button, title) => {
  const { user } = openLanding();
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: title });
  expect(window.location.search).toBe(`?enquiry=${kind}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

const tab = (index: 0 | 1 | 2 | 3) =>
  screen.getByRole('tab', { name: new RegExp(demoTabs[index].title, 'u') });

it('opens a demo by its tab, and the address says which', async () => {
  const { user } = openLanding();
  await user.click(tab(3));
  await screen.findByText(demoText.illustrativeFigures);
  expect(tab(3).ariaSelected).toBe('true');
  expect(window.location.search).toBe('?demo=analytics');
  screen.getByText(demoTabs[3].benefits[0]);
});

it('goes from demo to demo by the arrows, round and round', async () => {
  const { user } = openLanding('/?demo=ai-chat');
  await screen.findByText(demoText.sources);
  tab(2).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(tab(3));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab(0));
  expect(window.location.search).toBe('');
  await user.keyboard('{ArrowUp}');
  await screen.findByText(demoText.illustrativeFigures);
  expect(tab(3).ariaSelected).toBe('true');
});

it('shows the exchange in the language that is chosen, and says so where it is not written', async () => {
  const { user } = openLanding();
  screen.getByText(exchanges.en.reply);
  await user.click(screen.getByRole('button', { name: /Deutsch/u }));
  screen.getByText(exchanges.de?.question ?? '');
  await user.click(screen.getByRole('button', { name: /日本語/u }));
  screen.getByText(exchanges.en.reply);
  screen.getByText(/not in 日本語/u);
});
