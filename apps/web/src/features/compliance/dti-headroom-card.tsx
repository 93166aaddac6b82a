import type { Portfolio } from '@propguard/protocol/loans';
import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { audText, dayText, ratioText } from './figure-text.ts';
import { text } from './text.ts';

const words = text.portfolio;
/** The meter ends at this many times the limit, so that the limit stands well inside it. */
const METER_LIMITS = 2;

type Headroom = Portfolio['dtiHeadroom'][number];

export function DtiHeadroomCard({ portfolio }: { portfolio: Portfolio }) {
  return (
    <Card title={words.headroom} subtitle={words.period(dayText(portfolio.from), dayText(portfolio.to))}>
      <ul className="grid gap-5">
        {portfolio.dtiHeadroom.map((headroom) => (
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
        <span>{share === null ? words.noLending : words.share(ratioText(share), ratioText(limitShare))}</span>
        <span>{headroomAud === null ? words.noLimit : words.room(audText(headroomAud))}</span>
        <span>{words.leftOut(headroom.excludedLoans, headroom.unassessedLoans)}</span>
      </p>
    </li>
  );
}
