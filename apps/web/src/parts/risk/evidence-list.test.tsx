import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { EvidenceList, type ShownEvidence } from './evidence-list.tsx';

const evidence = (changes: Partial<ShownEvidence>): ShownEvidence => ({
  layerId: 'a',
  layer: 'Flood areas',
  way: 'outside',
  figure: null,
  value: 0.05,
  certainty: 0.5,
  source: 'Somebody',
  licence: 'CC BY 4.0',
  surveyedOn: '2026-01-01',
  method: 'Areas',
  screening: false,
  sample: false,
  ...changes,
});

it('gives no figure beside what is outside of every mapped area, nor where sources disagree', () => {
  renderPart(
    <EvidenceList
      label="Flood"
      evidence={[evidence({}), evidence({ layerId: 'b', way: 'inside', value: 0.45, figure: 0.45 })]}
      disagreement={{ low: 0.05, high: 0.45 }}
      dayText={(day) => day}
    />,
  );
  screen.getByText('Not mapped');
  screen.getByText('45%');
  screen.getByText('Sources disagree: one maps nothing here, another says 45%');
  expect(screen.queryByText('5%')).toBeNull();
});
