import type { HazardReport } from '@propguard/protocol/hazards';
import { Card } from '../../../ui/card.tsx';
import { HazardBars } from '../risk/hazard-bars.tsx';
import { text } from '../text.ts';

interface AnalyticsCardProps {
  /** Absent while it loads. */
  hazards: HazardReport | undefined;
  story?: string;
}

export function AnalyticsCard({ hazards, story }: AnalyticsCardProps) {
  return (
    <Card title={text.analytics.title} subtitle={text.analytics.subtitle}>
      <HazardBars hazards={hazards} />
      {story ? (
        <p className="mt-4 border-t border-line pt-4 font-serif text-16 text-pretty">{story}</p>
      ) : null}
    </Card>
  );
}
