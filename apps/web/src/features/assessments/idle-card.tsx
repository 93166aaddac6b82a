import { useQuery } from '@tanstack/react-query';
import { audText } from '../../lib/aud-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { EmptyCurve } from '../../parts/valuation/empty-curve.tsx';
import { assessmentPath } from '../../routes/analyse.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Loading } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { recentQuery } from './queries.ts';
import { text } from './text.ts';

/** What will stand here, and what was assessed before. */
export function IdleCard() {
  const { data, isLoading } = useQuery(recentQuery());
  const { dateTime } = useInstantText();
  return (
    <Card title={text.empty.title}>
      {isLoading ? <Loading label={text.loadingRecent} /> : null}
      <p className="max-w-[56ch] text-13 text-pretty text-muted">{text.empty.about}</p>
      <EmptyCurve className="mt-6 h-36 w-full" />
      {data && data.items.length > 0 ? (
        <>
          <h3 className="mt-6 text-13">{text.empty.recent}</h3>
          <ul className="mt-1.5 divide-y divide-line border-t border-line text-13">
            {data.items.map(({ id, address, locality, createdAt, valuation }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <TextLink to={assessmentPath(id)}>
                  {address === locality.name ? locality.name : `${address}, ${locality.name}`}
                </TextLink>
                <span className="text-12 text-muted">{dateTime(createdAt)}</span>
                <span className="ml-auto font-medium tabular-nums">
                  {valuation.valueAud === null ? text.noValue : audText(valuation.valueAud)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}
