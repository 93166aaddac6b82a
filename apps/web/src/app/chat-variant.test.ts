import { expect, it } from 'vitest';
import { chatVariantOf } from './chat-variant.ts';

it.each([
  ['/blockchain', 'operations'],
  ['/enquiries', 'operations'],
  ['/leads', 'operations'],
  ['/app', 'core'],
  ['/property/1', 'core'],
  ['/nowhere', 'core'],
])('OPS-WIDGET-01, CORE-CHAT-01: the chat of %s is the %s one', (path, variant) => {
  expect(chatVariantOf(path)).toBe(variant);
});
