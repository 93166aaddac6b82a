import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { webmOf } from './webm.ts';

const frame = (timeMs: number, isKey: boolean) => ({ timeMs, isKey, data: new Uint8Array([timeMs % 256]) });

it('writes what a player asks for first: the kind, the length, the track and where pictures begin', () => {
  const film = webmOf({
    width: 640,
    height: 360,
    durationMs: 2000,
    frames: [frame(0, true), frame(500, false), frame(1000, true)],
  });
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(film.includes('V_VP9')).toBe(true);
  const cluster = Buffer.from('1f43b675', 'hex');
  const first = film.indexOf(cluster);
  const second = film.indexOf(cluster, first + 1);
  expect(film.indexOf(cluster, second + 1)).toBe(-1);
  // A place in the file is counted from the first byte of the segment's content.
  const segment = film.indexOf(Buffer.from('18538067', 'hex')) + 4 + 8;
  const places = [first, second].map((at) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(at - segment));
    return film.includes(
      Buffer.concat([Buffer.from('f1', 'hex'), Buffer.from('0100000000000008', 'hex'), bytes]),
    );
  });
  expect(places).toEqual([true, true]);
});

it('is small enough for a landing page', () => {
  expect(readFileSync('apps/web/public/demo/demo.webm').length).toBeLessThan(1_500_000);
});
