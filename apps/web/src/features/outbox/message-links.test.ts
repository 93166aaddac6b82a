import { expect, it } from 'vitest';
import { firstLink, messageParts } from './message-links.ts';

const BODY = 'Hello,\n\nset it here: http://localhost:3000/reset-password?token=a-b_c.\n\nBye.';

it('finds the link without the full stop that ends the sentence', () => {
  expect(firstLink(BODY)).toBe('http://localhost:3000/reset-password?token=a-b_c');
});

it('loses no letter of the message', () => {
  const parts = messageParts(BODY);
  expect(parts.map(({ text }) => text).join('')).toBe(BODY);
  expect(parts.map(({ kind }) => kind)).toEqual(['words', 'link', 'words']);
});

it('takes no script for a link', () => {
  expect(firstLink('javascript:alert(1) or data:text/html,x')).toBeUndefined();
});
