import type { AssessedHome } from '@propguard/protocol/risk-dashboard';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { useMemo, useState } from 'react';
import { assessmentPath } from '../../../routes/analyse.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { placeText } from '../figure-text.ts';
import { RiskMap, type RiskPlace } from '../risk-map.tsx';
import { text } from '../text.ts';

const words = text.riskMap;
const MAP_PX = 376;
const toPlace = (home: AssessedHome): RiskPlace => ({
  id: home.assessmentId,
  place: placeText(home),
  latitude: home.latitude,
  longitude: home.longitude,
  valueAud: home.valueAud,
  hazard: highestHazard(home.hazards)?.value ?? null,
});

export function MapCard({ homes }: { homes: readonly AssessedHome[] }) {
  const [selectedId, setSelectedId] = useState<string>();
  const places = useMemo(() => homes.map(toPlace), [homes]);
  const selected = homes.find(({ assessmentId }) => assessmentId === selectedId);
  return (
    <Card
      flush
      title={words.title}
      foot={
        selected ? (
          <>
            <span className="min-w-0 break-words text-ink">{placeText(selected)}</span>
            <TextLink to={assessmentPath(selected.assessmentId, 'risk')} className="ml-auto">
              {words.open}
            </TextLink>
          </>
        ) : (
          words.about
        )
      }
    >
      <RiskMap
        label={words.label}
        places={places}
        selectedId={selectedId}
        onSelect={setSelectedId}
        heightPx={MAP_PX}
      />
    </Card>
  );
}
