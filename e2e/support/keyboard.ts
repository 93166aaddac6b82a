import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two things that somebody does one after the other. */
const MOST_STOPS = 250;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function walkTo(page: Page, target: Locator, key: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Walks there as somebody without a mouse does, on or back, from wherever they are. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isBehind = await target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      ((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) >
        0,
  );
  const key = isBehind ? 'Shift+Tab' : 'Tab';
  await walkTo(page, target, key);
}

/** Walks there and presses it. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Walks there and types, over what was there. */
export async function typeByKey(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Tabs are one stop, and the arrows go from one to the next; on a phone they are the lines of a menu. */
export async function openTabByKey(page: Page, name: string): Promise<void> {
  const open = page.getByRole('tab', { selected: true }).or(page.locator('main button[aria-haspopup=menu]'));
  const current = open.filter({ visible: true }).first();
  if ((await current.getAttribute('role')) === 'tab') {
    await tabTo(page, current);
    const tab = page.getByRole('tab', { name, exact: true });
    await walkTo(page, tab, 'ArrowRight');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    return;
  }
  await pressByKey(page, current);
  const line = page.getByRole('menuitemradio', { name, exact: true });
  await expect(line).toBeVisible();
  await walkTo(page, line, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(current).toHaveText(name);
}

/** Opens the computer's files by key, and chooses there: one listener, for a button may change while it is open. */
export function fileChooser(page: Page, mimeType = 'application/json') {
  let chosen: { name: string; mimeType: string; buffer: Buffer } | undefined;
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen ?? []));
  return async (target: Locator, name: string, buffer: Buffer): Promise<void> => {
    chosen = { name, mimeType, buffer };
    await pressByKey(page, target);
  };
}

/** As it comes when the button or link is pressed by key. */
export async function downloadByKey(page: Page, target: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), pressByKey(page, target)]);
  return file.path();
}

/** Every journey is walked with keys alone, as wide as a desk and as narrow as a phone. */
export const WIDTHS = [
  { name: 'at a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;
