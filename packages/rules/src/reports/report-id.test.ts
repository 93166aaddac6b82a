import { expect, it } from 'vitest';
import { REPORT_ID_PATTERN, REPORT_NUMBERS, reportIdOf } from './report-id.ts';

it.each([
  [0, 'VR-00000000'],
  [48_120_736, 'VR-48120736'],
  [REPORT_NUMBERS - 1, 'VR-99999999'],
])('CORE-REP-10: report %i is %s', (number, id) => {
  expect(reportIdOf(number)).toBe(id);
  expect(id).toMatch(REPORT_ID_PATTERN);
});

it.each(['VR-1234567', 'VR-123456789', 'vr-12345678', 'VR-1234567x', 'VR-12345678\n'])(
  '%j is no report’s id',
  (id) => {
    expect(id).not.toMatch(REPORT_ID_PATTERN);
  },
);
