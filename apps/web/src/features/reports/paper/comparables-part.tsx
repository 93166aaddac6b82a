import type { ReportRecord } from '@propguard/protocol/report-record';
import { percent } from '@propguard/rules/formats/percent';
import { audText, signedAudText } from '../../../lib/aud-text.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { text } from '../text.ts';
import { Part } from './part.tsx';

const words = text.paper;
const NUMBER = 'px-2 py-2 text-right whitespace-nowrap tabular-nums';

export function ComparablesPart({ record: { valuation } }: { record: ReportRecord }) {
  const { comparables, comparablesValueAud } = valuation;
  if (comparables.length === 0)
    return (
      <Part title={words.comparables}>
        <p className="text-13 text-muted">{words.noComparables}</p>
      </Part>
    );
  return (
    <Part title={words.comparables} note={words.comparablesAbout}>
      <ScrollRegion label={words.comparables}>
        <table className="w-full text-13">
          <thead>
            <tr className="border-b border-rule text-12 text-muted [&>th]:px-2 [&>th]:pb-2 [&>th]:font-normal">
              <th scope="col" className="pl-0 text-left">
                {words.sale}
              </th>
              <th scope="col" className="text-left">
                {words.date}
              </th>
              {[words.price, words.adjustment, words.adjusted, words.weight].map((head) => (
                <th key={head} scope="col" className="text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparables.map((sale, index) => (
              <tr key={sale.saleId} className="border-b border-line align-baseline">
                <th
                  scope="row"
                  className="grid min-w-44 grid-cols-[1.5rem_minmax(0,1fr)] py-2 pr-2 text-left font-normal"
                >
                  <span className="font-semibold tabular-nums">{index + 1}</span>
                  {sale.address}
                  <span className="col-start-2 text-12 text-muted">{sale.locality}</span>
                </th>
                <td className="px-2 py-2 whitespace-nowrap">{dayText(sale.contractDate)}</td>
                <td className={NUMBER}>{audText(sale.priceAud)}</td>
                <td className={NUMBER}>{signedAudText(sale.adjustedAud - sale.priceAud)}</td>
                <td className={`${NUMBER} font-semibold`}>{audText(sale.adjustedAud)}</td>
                <td className={NUMBER}>{percent(sale.weight, 1)}</td>
              </tr>
            ))}
          </tbody>
          {comparablesValueAud === null ? null : (
            <tfoot>
              <tr className="font-semibold">
                <th scope="row" colSpan={4} className="py-2 text-left">
                  {words.comparablesValue}
                </th>
                <td className={NUMBER}>{audText(comparablesValueAud)}</td>
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollRegion>
    </Part>
  );
}
