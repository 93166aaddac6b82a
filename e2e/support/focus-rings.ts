import { expect, type Page } from '@playwright/test';

/** Controls whose ring is missing, or is cut off by something around them that hides what reaches out of it. */
async function brokenRings(page: Page): Promise<string[]> {
  // What gets the focus after a key was pressed has its ring.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=tab], [role=radio]';
    const isDrawn = (part: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
    };
    /** Around itself, the frame of an input, what is drawn for a hidden one, or the card that is all one link. */
    const ringOf = (control: HTMLElement): Element | undefined => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const around = [control, control.parentElement, control.parentElement?.parentElement];
      return [
        ...around,
        control.nextElementSibling,
        control.closest('article'),
        ...labels.flatMap((label) => [label, ...label.children]),
      ].find((part) => part && isDrawn(part)) as Element | undefined;
    };
    const cutBy = (ring: Element): Element | undefined => {
      const { outlineWidth, outlineOffset, position } = getComputedStyle(ring);
      const grow = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.6;
      const box = ring.getBoundingClientRect();
      for (let around = ring.parentElement; around && position !== 'fixed'; around = around.parentElement) {
        if (around === document.body) return undefined;
        const look = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const left = edge.left + around.clientLeft;
        const top = edge.top + around.clientTop;
        // A row wider than what it scrolls in is seen in part, and so is its ring.
        const isWider = box.width > around.clientWidth;
        const isCutAcross =
          !isWider && (box.left - grow < left || box.right + grow > left + around.clientWidth);
        const isCutDown = box.top - grow < top || box.bottom + grow > top + around.clientHeight;
        if (look.overflowX !== 'visible' && isCutAcross) return around;
        if (look.overflowY !== 'visible' && isCutDown) return around;
        if (look.position === 'fixed') return undefined;
      }
      return undefined;
    };
    const found: string[] = [];
    const before = document.activeElement;
    const scrolled = window.scrollY;
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      const { width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2 || control.closest('[inert], [aria-hidden=true]')) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control || !control.matches(':focus-visible')) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const ring = ringOf(control);
      const cutter = ring && cutBy(ring);
      if (ring && !cutter) continue;
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
      found.push(
        `${control.tagName.toLowerCase()} '${name}': ${cutter ? `cut by ${cutter.tagName} ${cutter.className}` : 'no ring'}`,
      );
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    window.scrollTo({ top: scrolled, behavior: 'instant' });
    return [...new Set(found)];
  });
}

export async function expectWholeRings(page: Page, where: string): Promise<void> {
  expect.soft(await brokenRings(page), `${where}: focus rings`).toEqual([]);
}
