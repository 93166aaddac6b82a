import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { ChartPlot } from './chart-plot.tsx';
import type { ChartSpec } from './chart-spec.ts';

const SPEC: ChartSpec = {
  kind: 'line',
  label: 'Prices each year',
  points: [
    { year: '2024', price: 700 },
    { year: '2025', price: null },
    { year: '2026', price: 800 },
  ],
  x: { key: 'year', label: 'Year' },
  y: { label: 'Price', unit: 'AUD', format: (value) => `$${value}`, formatTick: String },
  series: [{ key: 'price', label: 'Median' }],
  threshold: { value: 750, label: 'Cap' },
};
const draw = (spec: ChartSpec = SPEC) => {
  const { user, container } = renderPart(<ChartPlot spec={spec} heightPx={240} maxTicks={5} />);
  return { user, container, plot: screen.getByRole('application', { name: spec.label }) };
};
const told = () => screen.getByRole('status').textContent;

it('draws its axes, its threshold and the last value with its name', () => {
  draw();
  for (const words of ['Price, AUD', '2024', '2026', '$800', 'Median', 'Cap']) screen.getByText(words);
});

it('leaves out a threshold that its axis does not reach', () => {
  draw({ ...SPEC, y: { ...SPEC.y, max: 720 } });
  expect(screen.queryByText('Cap')).toBeNull();
});

it('tells the point that is pointed at, and nothing once the pointer has left', () => {
  const { plot } = draw();
  fireEvent.pointerMove(plot, { clientX: 60 });
  expect(told()).toBe('2024Median$700');
  fireEvent.pointerMove(plot, { clientX: 310 });
  expect(told()).toBe('2025Median–');
  fireEvent.pointerLeave(plot);
  expect(told()).toBe('');
});

it('is walked through by the arrows, from either end, until Escape or the focus leaves', async () => {
  const { user, plot } = draw();
  await user.tab();
  expect(document.activeElement).toBe(plot);
  await user.keyboard('{ArrowRight}');
  expect(told()).toContain('2024');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(told()).toContain('2026');
  await user.keyboard('{ArrowLeft}');
  expect(told()).toContain('2025');
  await user.keyboard('{Home}');
  expect(told()).toContain('2024');
  await user.keyboard('{Escape}');
  expect(told()).toBe('');
  await user.keyboard('{ArrowLeft}');
  expect(told()).toContain('2026');
  await user.tab();
  expect(told()).toBe('');
});

it('draws a bar for each value', () => {
  const { container } = draw({ ...SPEC, kind: 'bar' });
  expect(container.querySelectorAll('rect')).toHaveLength(2);
});

it('says whose bars are whose', () => {
  draw({ ...SPEC, kind: 'bar', series: [...SPEC.series, { key: 'asked', label: 'Asked', role: 'context' }] });
  screen.getByText('Asked');
});
