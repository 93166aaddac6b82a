import type { Portfolio } from '@propguard/protocol/loans';
import { audText, ratioText } from '@propguard/rules/lending/figure-words';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LENDING_TEXT } from './lending-text.ts';

const words = LENDING_TEXT;
/** The meter ends at this many times the limit, so that the limit stands well inside it. */
const METER_LIMITS = 2;

type Headroom = Portfolio['dtiHeadroom'][number];

interface DtiHeadroomCardProps {
  headroom: readonly Headroom[];
  /** Which lending is counted as new. */
  period: string;
  foot?: ReactNode;
}

export function DtiHeadroomCard({ headroom: purposes, period, foot }: DtiHeadroomCardProps) {
  return (
    <Card title={words.headroom} subtitle={period} foot={foot}>
      <ul className="grid gap-5">
        {purposes.map((headroom) => (
          <HeadroomLine key={headroom.purpose} headroom={headroom} />
        ))}
      </ul>
    </Card>
  );
}

function HeadroomLine({ headroom }: { headroom: Headroom }) {
  const { share, limitShare, isExceeded, headroomAud } = headroom;
  const whole = limitShare * METER_LIMITS;
  return (
    <li className="grid gap-2 text-13">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{words.purposes[headroom.purpose]}</span>
        {share === null ? (
          <Badge>{words.noData}</Badge>
        ) : (
          <Badge tone={isExceeded ? 'danger' : 'positive'} icon={isExceeded ? TriangleAlert : Check}>
            {isExceeded ? words.exceeded : words.within}
          </Badge>
        )}
      </div>
      <Meter
        share={share === null ? null : whole === 0 ? 1 : share / whole}
        tone={isExceeded ? 'danger' : 'accent'}
        ticks={[1 / METER_LIMITS]}
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-12 text-muted tabular-nums">
        <span>{shareWords(headroom)}</span>
        {share === null ? null : (
          <span>{headroomAud === null ? words.noLimit : words.room(audText(headroomAud))}</span>
        )}
        <span>{words.leftOut(headroom.excludedLoans, headroom.unassessedLoans)}</span>
      </p>
    </li>
  );
}

const shareWords = ({ share, limitShare, unassessedLoans }: Headroom): string => {
  if (share !== null) return words.share(ratioText(share), ratioText(limitShare));
  return unassessedLoans > 0 ? words.noDti : words.noLending;
};
