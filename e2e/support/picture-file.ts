import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Edges are smoothed a little differently from run to run; fewer pixels than this are no news. */
const UNSEEN_PIXELS = 100;

/** Runs in the browser, which can read the pictures that it draws. */
async function countDifferences([before, now]: string[]): Promise<number> {
  const pixelsOf = async (base64 = '') => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (brush === null) throw new Error('There is nothing to draw with.');
    brush.drawImage(image, 0, 0);
    return new Uint32Array(brush.getImageData(0, 0, image.width, image.height).data.buffer);
  };
  const [old, fresh] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  if (old.length !== fresh.length) return Number.POSITIVE_INFINITY;
  return old.reduce((count, pixel, index) => (pixel === fresh[index] ? count : count + 1), 0);
}

/** Writes the picture unless the one that is there looks the same. */
export async function keepPicture(page: Page, file: string, picture: Buffer): Promise<void> {
  const before = await readFile(file).catch(() => null);
  if (before !== null) {
    const blank = await page.context().newPage();
    const pair = [before, picture].map((image) => image.toString('base64'));
    const differences = await blank.evaluate(countDifferences, pair);
    await blank.close();
    if (differences < UNSEEN_PIXELS) return;
  }
  await writeFile(file, picture);
}
