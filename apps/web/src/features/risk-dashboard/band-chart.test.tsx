import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { BandChart } from './band-chart.tsx';

it('what was not measured has a bar of its own, in no colour of a level', () => {
  renderPart(
    <BandChart
      title="By highest hazard"
      bands={[
        { from: null, upTo: 0.1, count: 1 },
        { from: 0.1, upTo: null, count: 2 },
      ]}
      format={(bound) => `${bound * 100}%`}
      without={{ label: 'Not mapped', count: 4 }}
    />,
  );
  const bars = within(screen.getByRole('region', { name: 'By highest hazard' })).getAllByRole('listitem');
  expect(bars.map((bar) => bar.textContent)).toEqual(['Up to 10%1', 'Above 10%2', 'Not mapped4']);
  const last = bars[2]?.querySelector<HTMLElement>('.hatch-none');
  expect(last?.style.width).toBe('100%');
});
