import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { firstFrameClass } from './first-frame-class.ts';

const strokesIn = (markup: string): string | undefined => /<path d="([^"]+)"/u.exec(markup)?.[1];

it('the page that comes first has the mark that the product then draws', () => {
  const { container } = render(<BrandMark />);
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  expect(strokesIn(page)).toBe(strokesIn(container.innerHTML));
});

it.each([
  ['app', false, 'first-frame'],
  ['publicBooking', true, 'first-frame is-own'],
  ['landing', true, 'first-frame is-own is-landing'],
  [undefined, false, 'first-frame'],
])('%s is outlined as what it will be', (screen, ownFrame, expected) => {
  expect(firstFrameClass(screen, ownFrame)).toBe(expected);
});
