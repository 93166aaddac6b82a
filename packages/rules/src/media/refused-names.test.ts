import { expect, it } from 'vitest';
import { bareName, refusedName } from './refused-names.ts';

it.each([
  ['crack.jpg', null],
  ['contract.pdf', null],
  ['eicar.com', 'test-file'],
  ['EICAR_test.pdf', 'test-file'],
  ['invoice.pdf.exe', 'program'],
  ['price list.xlsm', 'program'],
])('%s: %s', (name, expected) => {
  expect(refusedName(name)?.reason ?? null).toBe(expected);
  if (expected) expect(refusedName(name)?.message).toContain(name);
});

it('knows a file without its folder', () => {
  expect(bareName('C:\\Users\\Kim\\crack.jpg')).toBe('crack.jpg');
  expect(bareName('../../etc/passwd')).toBe('passwd');
  expect(bareName('')).toBe('file');
});
