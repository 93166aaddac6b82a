// @vitest-environment node
import { expect, it } from 'vitest';
import { parseTourProgress } from './tour-progress.ts';

it('goes on where the tour was left', () => {
  const kept = { open: true, step: 3, assessmentId: 'a' };
  expect(parseTourProgress(JSON.stringify(kept))).toEqual(kept);
});

it.each([null, 'no json', 'null', '{"step":"x","open":1,"assessmentId":7}', '{"step":-2}'])(
  'begins at the first step when %j was kept',
  (stored) => {
    expect(parseTourProgress(stored)).toEqual({ open: false, step: 0, assessmentId: null });
  },
);
