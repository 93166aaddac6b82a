import { expect, it } from 'vitest';
import { sealedLetter } from './sealed-letter.ts';

it.each([
  ['<!DOCTYPE html PUBLIC "x" "y"><html><head></head><body>Hello</body></html>'],
  ['<html><body><script>alert(1)</script></body></html>'],
  ['Hello'],
])('puts its policy before everything else: %s', (html) => {
  const sealed = sealedLetter(html);
  expect(sealed).toMatch(
    /^<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
  );
  expect(sealed.match(/<!DOCTYPE/gi)).toHaveLength(1);
  expect(sealed).toContain('Hello'.slice(0, html.includes('Hello') ? 5 : 0));
});
