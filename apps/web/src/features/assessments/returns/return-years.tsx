import type { Returns, ReturnYear } from '@propguard/rules/returns/project-returns';
import { audText, signedAudText, stepAudText } from '../../../lib/aud-text.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { returnsText } from './text.ts';

const words = returnsText;

const signedShort = (amountAud: number): string =>
  amountAud < 0 ? `−${stepAudText(-amountAud)}` : stepAudText(amountAud);

const COLUMNS: { key: keyof ReturnYear; show: (amountAud: number) => string }[] = [
  { key: 'rentAud', show: audText },
  { key: 'costsAud', show: audText },
  { key: 'interestAud', show: audText },
  { key: 'taxAud', show: signedAudText },
  { key: 'cashAfterTaxAud', show: signedAudText },
  { key: 'equityAud', show: audText },
];

/** What is owned, and what was put in beside it; then every year's figures. */
export function ReturnYears({ returns: { years, cashInAud } }: { returns: Returns }) {
  let putInAud = cashInAud;
  const points = years.map(({ year, equityAud, cashAfterTaxAud }) => {
    putInAud -= cashAfterTaxAud;
    return { year, equityAud, putInAud };
  });
  return (
    <>
      <ChartCard
        kind="line"
        title={words.chart}
        label={words.chart}
        fileName={words.file}
        heightPx={240}
        points={points}
        x={{ key: 'year', label: words.year }}
        y={{ label: words.amount, unit: 'AUD', format: audText, formatTick: signedShort }}
        series={[
          { key: 'equityAud', label: words.columns.equityAud, role: 'subject' },
          { key: 'putInAud', label: words.putIn, role: 'context', dashed: true },
        ]}
      />
      <Card title={words.years} flush>
        <ScrollRegion label={words.years} className="rounded-b-2">
          <table className="w-full border-collapse text-13 tabular-nums">
            <thead className="text-12 text-muted">
              <tr>
                <th scope="col" className="py-1.5 pl-4 text-left font-normal md:pl-5">
                  {words.year}
                </th>
                {COLUMNS.map(({ key }) => (
                  <th
                    key={key}
                    scope="col"
                    className="px-2 py-1.5 text-right font-normal whitespace-nowrap last:pr-4 md:last:pr-5"
                  >
                    {words.columns[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((year) => (
                <tr key={year.year} className="border-t border-line">
                  <th scope="row" className="py-1.5 pl-4 text-left font-normal md:pl-5">
                    {year.year}
                  </th>
                  {COLUMNS.map(({ key, show }) => (
                    <td key={key} className="px-2 py-1.5 text-right whitespace-nowrap last:pr-4 md:last:pr-5">
                      {show(year[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Card>
    </>
  );
}
