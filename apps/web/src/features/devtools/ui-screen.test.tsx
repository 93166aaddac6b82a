import { screen, waitFor, within } from '@testing-library/react';
import { Send } from 'lucide-react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { ChartsBlock } from './gallery/charts-block.tsx';
import { ChoicesBlock } from './gallery/choices-block.tsx';
import { FloatingBlock } from './gallery/floating-block.tsx';
import { InputsBlock } from './gallery/inputs-block.tsx';
import { MORE_SALES } from './gallery/sample.ts';
import { EmptyBlock, ErrorBlock, LoadingBlock } from './gallery/states-blocks.tsx';
import { StructureBlock } from './gallery/structure-block.tsx';
import { TableStatesBlock, TablesBlock } from './gallery/tables-block.tsx';
import { ToastsBlock } from './gallery/toasts-block.tsx';
import { text } from './text.ts';
import { UiScreen } from './ui-screen.tsx';

const button = (name: string) => screen.getByRole('button', { name });

it('shows every part in the theme that is chosen', async () => {
  const { user } = renderPart(<UiScreen />);
  await user.click(screen.getByRole('radio', { name: text.themes.dark }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('radio', { name: text.themes.system }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it.each([
  ['a button', (props: object) => <Button {...props}>Send</Button>],
  ['a button of an icon', (props: object) => <IconButton icon={Send} label="Send" {...props} />],
])('does nothing again by %s while it is at work', async (_, part) => {
  const act = vi.fn();
  const { user, rerender } = renderPart(part({ onClick: act }));
  await user.click(button('Send'));
  expect(act).toHaveBeenCalledTimes(1);
  rerender(part({ onClick: act, busy: true }));
  await user.click(button('Send'));
  expect(act).toHaveBeenCalledTimes(1);
  expect(button('Send').ariaDisabled).toBe('true');
});

it('takes what is chosen in a select and in a combobox, and shows a password', async () => {
  const { user } = renderPart(<InputsBlock />);
  const [type, unchosen] = screen.getAllByRole('combobox', { name: text.inputs.propertyType }) as [
    HTMLElement,
    HTMLElement,
  ];
  for (const select of [type, unchosen]) {
    await user.click(select);
    await user.click(screen.getByRole('option', { name: 'Townhouse' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(select.textContent).toBe('Townhouse');
  }
  const locality = screen.getByRole('combobox', { name: text.inputs.locality });
  const before = locality.textContent;
  await user.click(locality);
  await user.click(screen.getAllByRole('option').at(-1) as HTMLElement);
  expect(locality.textContent).not.toBe(before);
  await user.click(button('Show password'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/u).type).toBe('text');
});

it('switches boxes, switches, segments and chips', async () => {
  const { user } = renderPart(<ChoicesBlock />);
  const off = screen.getByRole('checkbox', { name: text.choices.off });
  await user.click(off);
  expect(off.ariaChecked).toBe('true');
  const paused = screen.getByRole('switch', { name: text.choices.paused });
  await user.click(paused);
  expect(paused.ariaChecked).toBe('true');
  for (const name of ['90d', 'Basic']) {
    await user.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole('radio', { name }).ariaChecked).toBe('true');
  }
  for (const [name, pressed] of [
    [text.choices.flood, 'false'],
    [text.choices.fire, 'false'],
    [text.choices.erosion, 'true'],
  ] as const) {
    await user.click(button(name));
    expect(button(name).ariaPressed).toBe(pressed);
  }
});

const words = text.floating;

it.each([words.done, words.cancel, 'Close', 'Escape'])('closes a dialog by %s', async (way) => {
  const { user } = renderPart(<FloatingBlock />);
  await user.click(button(words.dialog));
  const dialog = screen.getByRole('dialog', { name: words.dialogTitle });
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: way }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button(words.dialog));
});

it('confirms only when the words were typed, from the button and from the menu', async () => {
  const { user } = renderPart(<FloatingBlock />);
  await user.click(button(words.menu));
  await user.click(screen.getByRole('menuitem', { name: words.menuDelete }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.cancel }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(button(words.confirm));
  const dialog = await screen.findByRole('alertdialog', { name: words.confirmTitle });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: words.confirmAction });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), words.confirmPhrase);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('opens a sheet, a popover and a tooltip', async () => {
  const { user } = renderPart(<FloatingBlock />);
  await user.click(button(words.sheet));
  screen.getByRole('dialog', { name: words.sheetTitle });
  await user.keyboard('{Escape}');
  await user.click(button(words.popover));
  screen.getByText(words.popoverText);
  await user.keyboard('{Escape}');
  expect(screen.queryByText(words.popoverText)).toBeNull();
  button(words.tooltip).focus();
  await screen.findByRole('tooltip', { name: words.tooltipText });
});

it('says which line of a menu was taken, and marks the choice', async () => {
  const { user } = renderPart(<FloatingBlock />);
  const take = async (role: 'menuitem' | 'menuitemradio', name: string) => {
    await user.click(button(words.menu));
    await user.click(await screen.findByRole(role, { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await take('menuitem', words.menuOpen);
  await screen.findByText(words.menuOpen);
  await take('menuitem', words.menuCopy);
  await screen.findByText(text.toasts.copied.title);
  await take('menuitemradio', 'Townhouse');
  await user.click(button(words.menu));
  expect((await screen.findByRole('menuitemradio', { name: 'Townhouse' })).ariaChecked).toBe('true');
});

it('shows the panel of the tab, copies, and goes from tab to tab by the arrows', async () => {
  const { user } = renderPart(<StructureBlock />);
  const { tabLabels, panel, copyId } = text.structure;
  await user.click(screen.getByRole('tab', { name: tabLabels.overview }));
  screen.getByText(panel(tabLabels.overview));
  await user.keyboard('{ArrowLeft}');
  screen.getByText(panel(tabLabels.analytics));
  await user.click(button(copyId));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('VR-48120736');
});

it('says so when the browser refuses the clipboard', async () => {
  const { user } = renderPart(<StructureBlock />);
  const refused = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new Error('Not on this page.'));
  onTestFinished(() => refused.mockRestore());
  await user.click(button(text.structure.copyId));
  await screen.findByRole('button', { name: 'Couldn’t copy' });
});

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.querySelector('td') !== null && row.closest('tbody') !== null)
    .map((row) => row.querySelector('td')?.textContent);

it('sorts a table, and opens a row by a click, by Enter and by Space where the arrows led', async () => {
  const { user } = renderPart(<TablesBlock />);
  const table = screen.getByRole('table');
  const before = rowsOf(table);
  await user.click(within(table).getByRole('button', { name: text.tables.adjusted }));
  expect(rowsOf(table)).toEqual(before.toReversed());
  const rows = () =>
    within(table).getAllByRole('row').slice(1, -1) as [HTMLElement, HTMLElement, HTMLElement];
  const current = () => rows().findIndex((row) => row.ariaCurrent === 'true');
  await user.click(rows()[0]);
  expect(current()).toBe(0);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(rows()[1]);
  await user.keyboard('{Enter}');
  expect(current()).toBe(1);
  await user.keyboard('{ArrowDown} ');
  expect(current()).toBe(2);
});

it('turns the pages of a table in the browser, and begins anew when it is sorted', async () => {
  const { user } = renderPart(<TableStatesBlock />);
  const table = screen.getAllByRole('table')[0] as HTMLElement;
  const pages = within(screen.getByRole('navigation', { name: `${text.tables.paged}, pages` }));
  const all = MORE_SALES.map(({ address }) => address);
  expect(rowsOf(table)).toEqual(all.slice(0, 3));
  await user.click(pages.getByRole('button', { name: 'Next' }));
  expect(rowsOf(table)).toEqual(all.slice(3, 6));
  await user.click(pages.getByRole('button', { name: 'Page 1' }));
  expect(rowsOf(table)).toEqual(all.slice(0, 3));
  await user.click(pages.getByRole('button', { name: 'Page 2' }));
  await user.click(pages.getByRole('button', { name: 'Previous' }));
  expect(rowsOf(table)).toEqual(all.slice(0, 3));
  await user.click(pages.getByRole('button', { name: 'Next' }));
  await user.click(within(table).getByRole('button', { name: text.tables.sale }));
  expect(rowsOf(table)).toEqual(all.slice(0, 3));
});

it('opens the card of a row on a phone', async () => {
  const { user } = renderPart(<TableStatesBlock />);
  const cards = screen.getByRole('list', { name: text.tables.paged });
  await user.click(within(cards).getByRole('button', { name: MORE_SALES[1]?.address ?? '' }));
  await screen.findByText(text.tables.opened);
});

it('turns numbered pages, and acts on an empty and on a broken table', async () => {
  const { user } = renderPart(<TableStatesBlock />);
  const pages = within(screen.getByRole('navigation', { name: text.tables.pages }));
  await user.click(pages.getByRole('button', { name: 'Page 8' }));
  expect(pages.getByRole('button', { name: 'Page 8' }).ariaCurrent).toBe('page');
  const said = () => screen.queryAllByText(text.tables.cursor).length;
  const older = within(screen.getByRole('navigation', { name: text.tables.cursor }));
  const acts = [
    () => button(text.tables.emptyAction),
    () => button('Retry'),
    () => older.getByRole('button', { name: 'Next' }),
    () => older.getByRole('button', { name: 'Previous' }),
  ];
  for (const [index, act] of acts.entries()) {
    await user.click(act());
    await waitFor(() => expect(said()).toBe(index + 1));
  }
});

it('says, takes back and dismisses', async () => {
  const { user } = renderPart(<ToastsBlock />);
  const { show, info, undo, retried } = text.toasts;
  await user.click(button(show.info));
  await waitFor(() => expect(screen.getAllByText(info.title)).toHaveLength(2));
  await user.click(button(undo));
  const said = await screen.findByText(retried.title);
  await waitFor(() => expect(screen.getAllByText(info.title)).toHaveLength(1));
  const toast = said.closest('li') as HTMLElement;
  await user.click(within(toast).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(retried.title)).toBeNull());
});

it('says again what a card of the page was dismissed for', async () => {
  const { user } = renderPart(<ToastsBlock />);
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByText(text.toasts.success.title)).toHaveLength(2));
});

it('draws a chart for the period that is chosen', async () => {
  const { user } = renderPart(<ChartsBlock />);
  await user.click(screen.getByRole('radio', { name: '1y' }));
  expect(screen.getByRole('radio', { name: '1y' }).ariaChecked).toBe('true');
});

it('acts on what loads, is empty or failed', async () => {
  const { user } = renderPart(
    <>
      <LoadingBlock />
      <EmptyBlock />
      <ErrorBlock />
    </>,
  );
  await user.click(button('Cancel'));
  await screen.findByText(text.loading.cancelled);
  const said = () => screen.queryAllByText(text.toasts.retried.title).length;
  const { risk, market } = text.empty;
  const acts = [
    ...screen.getAllByRole('button', { name: risk.at(-1) }),
    ...screen.getAllByRole('button', { name: market.at(-1) }),
    ...screen.getAllByRole('button', { name: 'Retry' }).filter(({ ariaBusy }) => ariaBusy !== 'true'),
    button(text.error.fullAction),
  ];
  for (const [index, act] of acts.entries()) {
    await user.click(act);
    await waitFor(() => expect(said()).toBe(index + 1));
  }
});
