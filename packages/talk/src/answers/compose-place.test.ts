import { expect, it } from 'vitest';
import { composeHazards } from './compose-place.ts';
import { voiceOf } from './composed.ts';

const answer = (hazards: Parameters<typeof composeHazards>[0]['hazards']) =>
  composeHazards({ address: '5 Poinciana Lane', hazards }, voiceOf('en'), {
    kind: 'found',
    arguments: {},
    result: {},
    sample: false,
    path: null,
    subject: null,
  });
const OUTSIDE = { kind: 'fire', value: 0.05, band: 'Low', isOutside: true, source: 'A layer' } as const;

it('what no mapped area reaches is told so, and never as a low risk', () => {
  const { sentences, facts } = answer([
    { kind: 'flood', value: 0.04, band: 'Low', isOutside: false, source: 'A layer' },
    OUTSIDE,
  ]);
  expect(sentences).toEqual([
    'Flood risk at 5 Poinciana Lane is low (4%).',
    '• Bushfire: outside the mapped areas',
  ]);
  expect(facts.map(({ text }) => text)).toEqual(['low (4%)', 'not mapped']);
});

it('where nothing is mapped, no hazard is the worst', () => {
  expect(answer([OUTSIDE]).sentences).toEqual([
    'Hazards at 5 Poinciana Lane:',
    '• Bushfire: outside the mapped areas',
  ]);
});
