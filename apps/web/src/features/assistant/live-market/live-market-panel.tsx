import { useState } from 'react';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { text } from '../text.ts';
import { DEMO_SNAPSHOT } from './demo-market.ts';
import { LiveConfiguration } from './live-configuration.tsx';
import { LiveInsights } from './live-insights.tsx';
import { LiveOverview } from './live-overview.tsx';
import { LiveTrend } from './live-trend.tsx';
import { useLiveMarket } from './use-live-market.ts';

const words = text.live;

/** CORE-LIVE-01 and -02. */
export function LiveMarketPanel() {
  const live = useLiveMarket();
  const { zonedTime } = useInstantText();
  const hasData = live.snapshot !== undefined;
  const isOfPlace = live.trend !== undefined || live.insights !== undefined;
  // Never above what is really the place's: the demo is of another.
  const isDemo = live.hasFailed && !hasData && !isOfPlace && !live.isPending;
  const shown = isDemo ? DEMO_SNAPSHOT : live.snapshot;
  return (
    <section aria-label={words.title} className="grid content-start gap-4 p-4">
      <h2 className="text-14">{words.title}</h2>
      <PlaceForm key={live.location} location={live.location} onShow={live.show} />
      {live.hasFailed ? (
        <Alert tone="caution" title={words.failed} live>
          {hasData ? words.updated(zonedTime(new Date(live.updatedAtMs).toISOString())) : null}
          {isOfPlace && !hasData && !live.isPending ? words.noOverview(live.location) : null}
        </Alert>
      ) : null}
      {live.isUnknown && !hasData ? <EmptyState title={words.nothing} className="px-0" /> : null}
      {live.isPending && !hasData ? (
        <Loading label={words.loading} className="grid gap-3">
          <Skeleton height={280} />
          <Skeleton height={296} />
          <Skeleton height={240} />
        </Loading>
      ) : null}
      {isDemo ? (
        <Badge tone="caution" className="justify-self-start">
          {words.demo}
        </Badge>
      ) : null}
      {shown ? <LiveOverview snapshot={shown} /> : null}
      {live.trend ? <LiveTrend location={live.trend.location} points={live.trend.points} /> : null}
      {live.insights ? <LiveInsights insights={live.insights.insights} /> : null}
      {shown ? (
        <section>
          <h3 className="text-13">{words.sources}</h3>
          <p className="mt-1 text-12 text-muted">{shown.dataSource}</p>
        </section>
      ) : null}
      <LiveConfiguration live={live} />
      <ul aria-label={words.featuresLabel} className="grid gap-2">
        {words.features.map(({ title, text: about }) => (
          <li key={title} className="rounded-2 border border-line p-3">
            <p className="text-13 font-medium">{title}</p>
            <p className="mt-0.5 text-12 text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceForm({ location, onShow }: { location: string; onShow: (location: string) => void }) {
  const [typed, setTyped] = useState(location);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onShow(typed);
      }}
    >
      <Field label={words.location} className="min-w-0 flex-1">
        <TextInput
          size="sm"
          placeholder={words.locationHint}
          value={typed}
          maxLength={120}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm">
        {words.show}
      </Button>
    </form>
  );
}
