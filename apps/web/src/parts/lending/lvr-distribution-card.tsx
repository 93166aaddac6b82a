import type { Portfolio } from '@propguard/protocol/loans';
import { audText, ratioText } from '@propguard/rules/lending/figure-words';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LENDING_TEXT } from './lending-text.ts';

const words = LENDING_TEXT;

export function LvrDistributionCard({ lvr }: { lvr: Portfolio['lvr'] }) {
  return (
    <Card
      title={words.lvr}
      foot={lvr.unassessedLoans > 0 ? words.withoutLvr(lvr.unassessedLoans) : undefined}
    >
      <table className="w-full border-collapse text-13">
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="pb-1.5 text-left font-normal">
              {words.band}
            </th>
            <th scope="col" className="pb-1.5 text-right font-normal">
              {words.loans}
            </th>
            <th scope="col" className="pb-1.5 text-right font-normal">
              {words.amount}
            </th>
            <th scope="col" className="pb-1.5 pl-4 text-left font-normal">
              {words.ofLending}
            </th>
          </tr>
        </thead>
        <tbody>
          {lvr.bands.map((band) => (
            <tr key={band.abovePercent} className="h-8 border-t border-line">
              <th scope="row" className="text-left font-normal whitespace-nowrap">
                {words.lvrBand(band.abovePercent, band.upToPercent)}
              </th>
              <td className="text-right tabular-nums">{band.loans}</td>
              <td className="text-right tabular-nums">{audText(band.amountAud)}</td>
              <td className="w-1/3 pl-4">
                <span className="flex items-center gap-2">
                  <Meter share={band.share} className="min-w-8 flex-1" />
                  <span className="w-12 text-right tabular-nums">{ratioText(band.share)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
