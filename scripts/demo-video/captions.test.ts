import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { captionsOf } from './captions.ts';
import { SCENES } from './scenes.ts';

it('gives each scene its words, one after the other', () => {
  expect(
    captionsOf([
      { caption: 'One', seconds: 4.5 },
      { caption: 'Two', seconds: 60 },
    ]),
  ).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:04.500\nOne\n\n00:00:04.500 --> 00:01:04.500\nTwo\n');
});

it('is what the landing page plays', () => {
  expect(readFileSync('apps/web/public/demo/captions.vtt', 'utf8')).toBe(captionsOf(SCENES));
});
