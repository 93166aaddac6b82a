import { expect, it } from 'vitest';
import { bareName, refusedName } from './refused-names.ts';

it.each([
  ['crack.jpg', null],
  ['contract.pdf', null],
  ['eicar.com', 'virus test file'],
  ['EICAR_test.pdf', 'virus test file'],
  ['invoice.pdf.exe', 'program'],
  ['price list.xlsm', 'program'],
])('%s: %s', (name, expected) => {
  if (expected === null) expect(refusedName(name)).toBeNull();
  else expect(refusedName(name)).toContain(expected);
});

it('knows a file without its folder', () => {
  expect(bareName('C:\\Users\\Kim\\crack.jpg')).toBe('crack.jpg');
  expect(bareName('../../etc/passwd')).toBe('passwd');
  expect(bareName('')).toBe('file');
});
