import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSESSMENT } from '../../../test/assessment.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { ComplianceBadge } from './compliance-badge.tsx';

const { verdicts } = ASSESSMENT.lending;
const rules = verdicts.length;

it.each([
  ['nothing speaks against', 'REVIEW', 3, 3, `3 of ${rules} checked`, 'bg-sunken'],
  ['nobody could check', 'REVIEW', 0, 0, `0 of ${rules} checked`, 'bg-sunken'],
  ['fails a rule', 'REVIEW', 3, 2, 'REVIEW', 'bg-caution-soft'],
  ['is approved', 'APPROVED', 9, 9, 'APPROVED', 'bg-positive-soft'],
] as const)('CORE-ENT-12: a loan that %s is %s, with what that rests on', (...of) => {
  const [, status, assessable, compliant, shown, tone] = of;
  const compliance = { status, score: null, assessable, compliant, needed: [] };
  renderPart(<ComplianceBadge assessment={{ compliance, verdicts }} />);
  expect(screen.getByText(shown).className).toContain(tone);
});
