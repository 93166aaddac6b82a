import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSESSMENT } from '../../../../test/assessment.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';
import { KeyFiguresStrip } from './key-figures-strip.tsx';

const unmapped = {
  ...ASSESSMENT.hazards,
  riskScore: 0.08,
  hazards: ASSESSMENT.hazards.hazards.map((hazard) => ({ ...hazard, value: 0.05, evidence: [] })),
};
const climate = new RegExp(`^${text.climateRisk} (low|medium|high)`);

it.each([
  ['a mapped one is a level of the climate’s', ASSESSMENT.hazards, climate, text.notRated],
  ['none is mapped is no low climate risk', unmapped, text.notRated, climate],
] as const)('the risk where %s', (_, hazards, shown, notShown) => {
  renderPart(
    <KeyFiguresStrip
      assessment={{ ...ASSESSMENT, hazards }}
      valuation={ASSESSMENT.valuation}
      lending={ASSESSMENT.lending}
    />,
  );
  screen.getByText(shown);
  expect(screen.queryByText(notShown)).toBeNull();
});
