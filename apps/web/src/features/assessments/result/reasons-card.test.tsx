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

it.each([
  ['region', 'A typical home in the region'],
  ['all-sales', 'A typical home across all our sales'],
  [undefined, 'A typical home in the region'],
] as const)('reasons start from a home that is typical of what it says (%s)', (baseOf, label) => {
  const given = { ...valuation, baseAud: 974_793, baseOf, reasons: [{ feature: 'location', aud: 10_000 }] };
  renderPart(<ReasonsCard valuation={given} facts={subject.facts} />);
  expect(screen.getAllByText(label).length).toBeGreaterThan(0);
});
