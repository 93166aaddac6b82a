import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { text } from './text.ts';

export function IdleMarket({ onChoose }: { onChoose: (location: string) => void }) {
  return (
    <Card label={text.idle.title}>
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
  );
}
