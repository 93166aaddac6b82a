import { projectValue, SCENARIOS } from '@propguard/rules/hazards/projections';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSESSMENT } from '../../../../test/assessment.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';
import { FloodTimeline } from './flood-timeline.tsx';

const reportWith = (flood: number) => ({
  ...ASSESSMENT.hazards,
  hazards: ASSESSMENT.hazards.hazards.map((hazard) =>
    hazard.kind === 'flood' ? { ...hazard, value: flood, evidence: [] } : hazard,
  ),
  projections: SCENARIOS.map(({ key, name, assumption, growthPerYear }) => ({
    scenario: key,
    name,
    assumption,
    kind: 'flood' as const,
    years: projectValue(flood, growthPerYear.flood, 2026),
  })),
});

it('CORE-RISK-05: projects a flood that was measured', () => {
  renderPart(<FloodTimeline hazards={reportWith(0.5)} />);
  screen.getByText(/^Central: /);
});

it('projects no five per cent where flood is not mapped', () => {
  renderPart(<FloodTimeline hazards={reportWith(0.05)} />);
  screen.getByText(text.risk.unmappedTimeline);
  expect(screen.queryByText(/^Central: /)).toBeNull();
});
