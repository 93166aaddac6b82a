import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Edges are smoothed a little differently from run to run; fewer pixels than this are no news. */
const UNSEEN_PIXELS = 100;
/** What packing may do to a channel of a pixel that nobody changed. */
const UNSEEN_STEP = 24;
/** Words stay sharp, and the largest screen is well under 200 kB. */
const QUALITY = 0.9;

interface PackJob {
  before: string | null;
  now: string;
  quality: number;
  unseenStep: number;
}

/** Runs in the browser, which can read the pictures that it draws, and packs them. */
async function packAndCompare({ before, now, quality, unseenStep }: PackJob) {
  const drawn = async (base64: string, type: string) => {
    const image = new Image();
    image.src = `data:image/${type};base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('There is nothing to draw with.');
    brush.drawImage(image, 0, 0);
    return { canvas, pixels: brush.getImageData(0, 0, image.width, image.height).data };
  };
  const { canvas, pixels } = await drawn(now, 'png');
  const packed = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
  );
  const old = before === null ? null : (await drawn(before, 'webp')).pixels;
  let differences = old?.length === pixels.length ? 0 : Number.POSITIVE_INFINITY;
  for (let at = 0; old !== null && at < old.length; at += 4)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs((old[at + channel] ?? 0) - (pixels[at + channel] ?? 0)) > unseenStep,
      )
    )
      differences += 1;
  return { differences, packed: Array.from(packed) };
}

/** Writes the picture, packed as WebP, unless the one that is there looks the same. */
export async function keepPicture(page: Page, file: string, picture: Buffer): Promise<void> {
  const before = await readFile(file).catch(() => null);
  const blank = await page.context().newPage();
  const { differences, packed } = await blank.evaluate(packAndCompare, {
    before: before?.toString('base64') ?? null,
    now: picture.toString('base64'),
    quality: QUALITY,
    unseenStep: UNSEEN_STEP,
  });
  await blank.close();
  if (differences >= UNSEEN_PIXELS) await writeFile(file, Buffer.from(packed));
}
