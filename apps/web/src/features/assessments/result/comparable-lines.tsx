import type { Comparable, PropertyFacts, Valuation } from '@propguard/protocol/valuations';
import { ADJUSTMENT_LIMITS, adjustmentShares } from '@propguard/rules/valuation/adjustment-limits';
import { lineWords } from '@propguard/rules/valuation/line-words';
import { audText, signedAudText } from '../../../lib/aud-text.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { Meter } from '../../../ui/feedback/meter.tsx';
import type { GridLine } from '../../../ui/table/side-by-side-grid.tsx';
import { percentText, roomsText, sizesText, typeText, yearText } from '../fact-words.ts';
import { text } from '../text.ts';

const words = text.comparables;

/** What is said of each sale, the lines of its adjustment, and what it comes to. */
export function comparableLines(
  { comparables, asOf, comparablesValueAud }: Valuation,
  facts: PropertyFacts,
  withAdjustments: boolean,
): GridLine[] {
  const cells = <Cell,>(cell: (comparable: Comparable) => Cell) => comparables.map(cell);
  return [
    { key: 'price', label: words.price, subject: '–', cells: cells(({ priceAud }) => audText(priceAud)) },
    {
      key: 'date',
      label: words.date,
      subject: dayText(asOf),
      cells: cells((one) => dayText(one.contractDate)),
    },
    {
      key: 'type',
      label: words.type,
      subject: typeText(facts),
      cells: cells((one) => typeText(one.facts)),
    },
    {
      key: 'rooms',
      label: words.rooms,
      subject: roomsText(facts),
      cells: cells((one) => roomsText(one.facts)),
    },
    {
      key: 'sizes',
      label: words.sizes,
      subject: sizesText(facts),
      cells: cells((one) => sizesText(one.facts)),
    },
    {
      key: 'year',
      label: words.yearBuilt,
      subject: yearText(facts),
      cells: cells((one) => yearText(one.facts)),
    },
    ...(withAdjustments ? adjustmentLines(comparables) : []),
    {
      key: 'net',
      label: words.net,
      subject: '',
      cells: cells((one) => (
        <Adjusted
          key={one.saleId}
          aud={signedAudText(one.adjustedAud - one.priceAud)}
          share={adjustmentShares(one).net}
          limit={ADJUSTMENT_LIMITS.net}
        />
      )),
      weight: 'sum',
    },
    {
      key: 'gross',
      label: words.gross,
      subject: '',
      cells: cells((one) => (
        <Adjusted
          key={one.saleId}
          aud={audText(one.adjustments.reduce((sum, { aud }) => sum + Math.abs(aud), 0))}
          share={adjustmentShares(one).gross}
          limit={ADJUSTMENT_LIMITS.gross}
        />
      )),
    },
    {
      key: 'weight',
      label: words.weight,
      subject: '',
      cells: cells(({ saleId, weight }) => <Weight key={saleId} share={weight} />),
    },
    {
      key: 'adjusted',
      label: words.adjusted,
      subject: comparablesValueAud === null ? '–' : audText(comparablesValueAud),
      cells: cells(({ adjustedAud }) => audText(adjustedAud)),
      weight: 'result',
    },
  ];
}

/** Every line that any sale has; a sale that lacks it needed no such adjustment. */
function adjustmentLines(comparables: readonly Comparable[]): GridLine[] {
  const names = [...new Set(comparables.flatMap(({ adjustments }) => adjustments.map(({ line }) => line)))];
  return names.map((name) => ({
    key: `adjustment ${name}`,
    label: lineWords(name),
    subject: '',
    cells: comparables.map(({ adjustments }) => {
      const aud = adjustments.find(({ line }) => line === name)?.aud ?? 0;
      return aud === 0 ? '0' : signedAudText(aud);
    }),
  }));
}

/** Dollars, and beside them the share of the price, marked where it is more than a sale should need. */
function Adjusted({ aud, share, limit }: { aud: string; share: number; limit: number }) {
  return (
    <>
      {aud}
      <span className="block text-12 font-normal text-muted">
        {percentText(share, 1)}
        {Math.abs(share) > limit ? ` ${words.beyond}` : ''}
      </span>
    </>
  );
}

function Weight({ share }: { share: number }) {
  return (
    <span className="flex items-center justify-end gap-2">
      <Meter share={share} className="w-12" />
      {percentText(share, 1)}
    </span>
  );
}
