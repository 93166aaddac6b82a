import type { HazardReport } from '@propguard/protocol/hazards';
import { Card } from '../../../ui/layout/card.tsx';
import { HazardBars } from '../risk/hazard-bars.tsx';
import { text } from '../text.ts';

interface AnalyticsCardProps {
  /** Absent while it loads; null before anything was asked. */
  hazards: HazardReport | null | undefined;
  story?: string;
}

export function AnalyticsCard({ hazards, story }: AnalyticsCardProps) {
  return (
    <Card title={text.analytics.title} subtitle={text.analytics.subtitle}>
      {hazards === null ? <p className="mb-2.5 text-13 text-muted">{text.empty.analytics}</p> : null}
      <HazardBars hazards={hazards} />
      {story ? (
        <p className="mt-4 border-t border-line pt-4 font-serif text-16 text-pretty">{story}</p>
      ) : null}
    </Card>
  );
}
