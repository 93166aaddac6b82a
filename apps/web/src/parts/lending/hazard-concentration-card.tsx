import type { Portfolio } from '@propguard/protocol/loans';
import { ratioText } from '@propguard/rules/lending/figure-words';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LENDING_TEXT } from './lending-text.ts';

const words = LENDING_TEXT;

export function HazardConcentrationCard({ hazards }: { hazards: Portfolio['hazards'] }) {
  return (
    <Card title={words.hazards}>
      <ul className="grid gap-3 text-13">
        {hazards.map(({ kind, elevatedShare, unknownLoans }) => (
          <li key={kind} className="grid gap-1.5">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{words.hazardNames[kind] ?? kind}</span>
              <span className="text-12 text-muted tabular-nums">
                {elevatedShare === null ? words.noData : words.hazardShare(ratioText(elevatedShare))}
                {elevatedShare !== null && unknownLoans > 0 ? `, ${words.hazardUnknown(unknownLoans)}` : ''}
              </span>
            </span>
            <Meter share={elevatedShare} tone="caution" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
