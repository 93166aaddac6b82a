import { expect, it } from 'vitest';
import { reportFileName } from './report-formats.ts';

it('names files by the report', () => {
  expect(reportFileName('VR-48120736', 1, 'pdf')).toBe('VR-48120736.pdf');
  expect(reportFileName('VR-48120736', 3, 'excel')).toBe('VR-48120736-v3.xlsx');
});
