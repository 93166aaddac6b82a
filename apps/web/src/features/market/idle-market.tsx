import type { AnalysedType } from '@propguard/rules/market/property-types';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CapitalsCard } from './capitals-card.tsx';
import { text } from './text.ts';

interface IdleMarketProps {
  type: AnalysedType;
  onChoose: (location: string) => void;
}

export function IdleMarket({ type, onChoose }: IdleMarketProps) {
  return (
    <div className="grid gap-3 md:gap-5">
      <Card flush label={text.idle.title}>
        <EmptyState
          title={text.idle.title}
          action={
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-13 text-muted">{text.idle.examples}</span>
              {text.idle.places.map((place) => (
                <Button key={place} size="sm" onClick={() => onChoose(place)}>
                  {place}
                </Button>
              ))}
            </div>
          }
        >
          {text.idle.about}
        </EmptyState>
      </Card>
      <CapitalsCard type={type} onChoose={onChoose} />
    </div>
  );
}
