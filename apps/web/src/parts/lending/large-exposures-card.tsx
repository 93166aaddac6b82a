import type { Portfolio } from '@propguard/protocol/loans';
import { audText, ratioText } from '@propguard/rules/lending/figure-words';
import { Card } from '../../ui/layout/card.tsx';
import { LENDING_TEXT } from './lending-text.ts';
import { VerdictBadge } from './verdict-badge.tsx';

const words = LENDING_TEXT;

export function LargeExposuresCard({ exposures }: { exposures: Portfolio['largeExposures'] }) {
  return (
    <Card title={words.exposures}>
      {exposures === null ? <p className="text-13 text-muted">{words.exposuresUnknown}</p> : null}
      {exposures?.length === 0 ? <p className="text-13 text-muted">{words.noExposures}</p> : null}
      {exposures && exposures.length > 0 ? (
        <ul className="divide-y divide-line text-13">
          {exposures.map((exposure) => (
            <li
              key={exposure.counterparty}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="min-w-0 flex-[1_1_12rem] font-medium wrap-anywhere">
                {exposure.counterparty}
              </span>
              <span className="tabular-nums">{audText(exposure.exposureAud)}</span>
              <span className="text-muted tabular-nums">
                {ratioText(exposure.shareOfTier1)} {words.ofCapital.toLowerCase()}
              </span>
              <VerdictBadge result={exposure.result} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
