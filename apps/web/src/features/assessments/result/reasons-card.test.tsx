import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSESSMENT } from '../../../../test/assessment.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';
import { ReasonsCard } from './reasons-card.tsx';

const { valuation, subject } = ASSESSMENT;

it('a value without reasons in dollars says how far off each method was, and which was used', () => {
  renderPart(
    <ReasonsCard
      valuation={{ ...valuation, method: 'locality-median', baseAud: null, reasons: [] }}
      facts={subject.facts}
    />,
  );
  screen.getByText(text.reasons.none);
  expect(screen.getByText(text.methods['locality-median']).parentElement?.textContent).toMatch(
    /^Suburb medianused heremedian error on 8,200 sales it hadn’t seen 16\.4%$/,
  );
  expect(screen.getAllByText(text.reasons.used)).toHaveLength(1);
});

it('a value that no method was tried for has no list', () => {
  const evidence = { ...valuation.evidence, methods: [] };
  renderPart(
    <ReasonsCard valuation={{ ...valuation, baseAud: null, reasons: [], evidence }} facts={subject.facts} />,
  );
  expect(screen.queryByText(text.reasons.methods)).toBeNull();
});
