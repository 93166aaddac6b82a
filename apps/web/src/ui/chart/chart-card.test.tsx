import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { Provenance } from '../../parts/provenance/provenance.tsx';
import { ChartCard } from './chart-card.tsx';

const CHART = (
  <ChartCard
    kind="line"
    title="Prices"
    label="Prices each year"
    fileName="prices"
    points={[
      { year: '2024', price: 700 },
      { year: '2025', price: null },
    ]}
    x={{ key: 'year', label: 'Year' }}
    y={{ label: 'Price', unit: 'AUD', format: (value) => `$${value}`, formatTick: String }}
    series={[{ key: 'price', label: 'Median' }]}
    provenance={
      <Provenance
        title="Where it comes from"
        summary="Sales"
        facts={{ source: 'The register', method: 'A median', model: 'M1', computedAt: 'Today', sample: true }}
      />
    }
  />
);

it('shows the same figures as a table, and the chart again', async () => {
  const { user } = renderPart(CHART);
  const button = screen.getByRole('button', { name: 'Show as table' });
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(button);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['YearMedian, AUD', '2024$700', '2025–']);
  expect(button.ariaPressed).toBe('true');
  await user.click(button);
  expect(screen.queryByRole('table')).toBeNull();
});

it('gives the numbers as a file; the picture only while there is one', async () => {
  const { user } = renderPart(CHART);
  const saved = watchSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV, the numbers' }));
  expect(saved.map(({ name }) => name)).toEqual(['prices.csv']);
  expect(await saved[0]?.content.text()).toContain('2024,700');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  const picture = await screen.findByRole('menuitem', { name: 'PNG, the picture' });
  expect(picture.ariaDisabled).toBe('true');
});

it('says behind the (i) where its figures come from', async () => {
  const { user } = renderPart(CHART);
  await user.click(screen.getByRole('button', { name: 'Sales. Where it comes from' }));
  const about = await screen.findByRole('dialog', { name: 'Where it comes from' });
  for (const fact of ['The register', 'A median', 'M1', 'Today']) within(about).getByText(fact);
});
