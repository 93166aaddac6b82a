import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSESSMENT } from '../../../test/assessment.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { PhoneSummary } from './phone-summary.tsx';

it('CORE-ENT-12: on a phone too, a loan that nothing speaks against says how much was checked', () => {
  const { lending } = ASSESSMENT;
  const compliance = { status: 'REVIEW' as const, score: 1, assessable: 3, compliant: 3, needed: [] };
  renderPart(<PhoneSummary assessment={{ ...lending, compliance }} />);
  screen.getByText(`3 of ${lending.verdicts.length} checked`);
  expect(screen.queryByText('REVIEW')).toBeNull();
});
