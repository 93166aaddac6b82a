/**
 * Makes the video of the landing page from the product itself: `node scripts/demo-video/record.ts http://localhost:3000`
 * against an installation with the sample world. The browser draws the screens one after the other and packs them.
 */
import { writeFileSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';
import { captionsOf } from './captions.ts';
import { SCENES } from './scenes.ts';
import { webmOf } from './webm.ts';

const FOLDER = 'apps/web/public/demo';
const SCREEN = { width: 1280, height: 720 };
/** As wide as it is ever shown. */
const SIZE = { width: 1024, height: 576 };
const FRAMES_PER_SECOND = 10;
/** Of 0 to 63: words stay sharp, and the whole is about a megabyte. */
const QUANTIZER = 50;
/** Maps are drawn in software. */
const DRAWING_MS = 120_000;
const FADE_SECONDS = 0.2;

interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Shot {
  png: string;
  seconds: number;
  ring: Ring | null;
}
interface Film {
  shots: Shot[];
  size: typeof SIZE;
  framesPerSecond: number;
  quantizer: number;
  fadeSeconds: number;
}

const SCALE = SIZE.width / SCREEN.width;
const scaled = (ring: Ring | null): Ring | null =>
  ring && { x: ring.x * SCALE, y: ring.y * SCALE, width: ring.width * SCALE, height: ring.height * SCALE };

async function takeShots(context: BrowserContext): Promise<Shot[]> {
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const { seconds, go, about } of SCENES) {
    await go(page);
    const png = (await page.screenshot({ animations: 'disabled', timeout: DRAWING_MS })).toString('base64');
    shots.push({ png, seconds, ring: about ? scaled(await about(page).boundingBox()) : null });
  }
  await page.close();
  return shots;
}

interface Filmed {
  poster: string;
  frames: { timeMs: number; isKey: boolean; data: string }[];
}

/** Runs in the browser: it can draw, and it can pack what it draws, at its own pace. */
async function film({ shots, size, framesPerSecond, quantizer, fadeSeconds }: Film): Promise<Filmed> {
  const base64 = (bytes: Uint8Array): string => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('There is nothing to draw with.');
  const images = await Promise.all(
    shots.map(async ({ png }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      return image;
    }),
  );
  const draw = (at: number, shown: number): void => {
    const fade = Math.min(1, shown / fadeSeconds);
    const before = images[at - 1];
    brush.globalAlpha = 1;
    if (before && fade < 1) brush.drawImage(before, 0, 0, size.width, size.height);
    brush.globalAlpha = before ? fade : 1;
    const image = images[at];
    if (image) brush.drawImage(image, 0, 0, size.width, size.height);
    const ring = shots[at]?.ring;
    if (!ring) return;
    brush.globalAlpha = Math.max(0, Math.min(1, (shown - 2 * fadeSeconds) / fadeSeconds));
    brush.strokeStyle = '#0f6b66';
    brush.lineWidth = 4;
    const top = Math.max(4, ring.y - 6);
    const bottom = Math.min(size.height - 4, ring.y + ring.height + 6);
    brush.strokeRect(Math.max(4, ring.x - 6), top, Math.min(size.width - 8, ring.width + 12), bottom - top);
  };
  brush.imageSmoothingQuality = 'high';
  draw(0, 0);
  const poster = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  const frames: Filmed['frames'] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({
        timeMs: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        data: base64(data),
      });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    ...size,
    bitrateMode: 'quantizer',
    framerate: framesPerSecond,
    latencyMode: 'quality',
  });
  let drawn = 0;
  for (const [at, { seconds }] of shots.entries())
    for (let step = 0; step < Math.round(seconds * framesPerSecond); step += 1) {
      draw(at, step / framesPerSecond);
      const frame = new VideoFrame(canvas, { timestamp: Math.round((drawn * 1_000_000) / framesPerSecond) });
      // The types do not know the codec's own options yet.
      const options: VideoEncoderEncodeOptions & { vp9: object } = {
        keyFrame: step === 0,
        vp9: { quantizer },
      };
      encoder.encode(frame, options);
      frame.close();
      drawn += 1;
    }
  await encoder.flush();
  return { poster: base64(new Uint8Array(await poster.arrayBuffer())), frames };
}

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const context = await browser.newContext({
  baseURL: origin,
  viewport: SCREEN,
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
const shots = await takeShots(context);
const studio = await context.newPage();
// Only a page of this machine may use the encoder.
await studio.goto('/privacy');
const { frames, poster } = await studio.evaluate(film, {
  shots,
  size: SIZE,
  framesPerSecond: FRAMES_PER_SECOND,
  quantizer: QUANTIZER,
  fadeSeconds: FADE_SECONDS,
});
await browser.close();
const durationMs = shots.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
const packed = frames.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') }));
writeFileSync(`${FOLDER}/demo.webm`, webmOf({ ...SIZE, durationMs, frames: packed }));
writeFileSync(`${FOLDER}/poster.webp`, Buffer.from(poster, 'base64'));
writeFileSync(`${FOLDER}/captions.vtt`, captionsOf(SCENES));
