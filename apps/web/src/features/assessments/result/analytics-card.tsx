import type { HazardReport } from '@propguard/protocol/hazards';
import { Card } from '../../../ui/layout/card.tsx';
import { HazardBars } from '../risk/hazard-bars.tsx';
import { text } from '../text.ts';

interface AnalyticsCardProps {
  /** Absent while it loads; null before anything was asked. */
  hazards: HazardReport | null | undefined;
  story?: string;
  /** Which value the story is about, where it is not the one that was assessed. */
  storyNote?: string | undefined;
}

export function AnalyticsCard({ hazards, story, storyNote }: AnalyticsCardProps) {
  return (
    <Card title={text.analytics.title} subtitle={text.analytics.subtitle}>
      {hazards === null ? <p className="mb-2.5 text-13 text-muted">{text.empty.analytics}</p> : null}
      <HazardBars hazards={hazards} />
      {story ? (
        <div className="mt-4 border-t border-line pt-4">
          {storyNote ? <p className="mb-1 text-12 text-muted">{storyNote}</p> : null}
          <p className="font-serif text-16 text-pretty">{story}</p>
        </div>
      ) : null}
    </Card>
  );
}
