import { expect, it } from 'vitest';
import { readSpans, spansText } from './hours-text.ts';

it.each([
  ['', []],
  ['9-17', [{ from: '09:00', to: '17:00' }]],
  [
    ' 9:00-12:30 , 13.00–17:00',
    [
      { from: '09:00', to: '12:30' },
      { from: '13:00', to: '17:00' },
    ],
  ],
  ['0:00-24:00', [{ from: '00:00', to: '24:00' }]],
  ['nine to five', null],
  ['9', null],
])('“%s”', (written, spans) => {
  expect(readSpans(written)).toEqual(spans);
});

it('what is shown can be typed', () => {
  const spans = [
    { from: '09:00', to: '12:30' },
    { from: '13:00', to: '17:00' },
  ];
  expect(readSpans(spansText(spans))).toEqual(spans);
});
