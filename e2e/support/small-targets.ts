import { expect, type Page } from '@playwright/test';

const LEAST_PX = 44;

/**
 * What a finger would have to aim at: controls that answer over less than 44 px each way. A control is as large as what
 * answers for it, so its label counts, and so does an area around it that is only drawn for fingers. Links within a
 * sentence are as large as their words.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((leastPx) => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=slider]';
    const isInSentence = (control: Element): boolean => {
      const around = control.parentElement?.textContent?.trim().length ?? 0;
      return (
        control.tagName === 'A' &&
        getComputedStyle(control).display === 'inline' &&
        around > (control.textContent?.trim().length ?? 0) + 3
      );
    };
    const labelsOf = (control: Element): Element[] =>
      control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    /** The frame that is drawn around an input is part of it. */
    const frameOf = (control: Element): Element => {
      const frame = control.parentElement;
      const isFramed =
        control instanceof HTMLInputElement && frame && frame.clientHeight - control.clientHeight <= 4;
      return isFramed ? frame : control;
    };
    const answers = (control: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit === null || [control, frameOf(control), ...labelsOf(control)].some((part) => part.contains(hit))
      );
    };
    const reach = (control: Element, x: number, y: number, alongX: boolean): number => {
      let reached = 0;
      for (let off = -leastPx; off <= leastPx; off += 1)
        if (answers(control, alongX ? x + off : x, alongX ? y : y + off)) reached += 1;
      return reached;
    };
    const found: string[] = [];
    const scrolled = window.scrollY;
    for (const control of document.querySelectorAll(CONTROLS)) {
      const look = getComputedStyle(control);
      const isOut = control.matches(':disabled') || control.closest('[inert], [aria-hidden=true]') !== null;
      if (isOut || look.visibility === 'hidden' || look.pointerEvents === 'none' || isInSentence(control))
        continue;
      const first = frameOf(control).getBoundingClientRect();
      if (first.width < 2 || first.height < 2) continue;
      if (first.width >= leastPx - 0.5 && first.height >= leastPx - 0.5) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Something that is open lies over it.
      if (!answers(control, x, y)) continue;
      const [across, down] = [reach(control, x, y, true), reach(control, x, y, false)];
      if (across >= leastPx - 1 && down >= leastPx - 1) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      found.push(`${control.tagName.toLowerCase()} '${name.trim().slice(0, 40)}': ${across} by ${down}`);
    }
    window.scrollTo({ top: scrolled, behavior: 'instant' });
    return [...new Set(found)];
  }, LEAST_PX);
}

export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  expect.soft(await smallTargets(page), `${where}: controls smaller than ${LEAST_PX} px`).toEqual([]);
}
