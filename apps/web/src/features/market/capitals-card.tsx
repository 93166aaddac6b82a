import type { AnalysedType } from '@propguard/rules/market/property-types';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PLACE_COLUMNS } from './comparison-columns.tsx';
import { text } from './text.ts';
import { usePlaces } from './use-comparison.ts';

const words = text.idle;

interface CapitalsCardProps {
  type: AnalysedType;
  onChoose: (location: string) => void;
}

/** Somewhere to begin: the markets that everyone knows, side by side. */
export function CapitalsCard({ type, onChoose }: CapitalsCardProps) {
  const places = usePlaces(words.capitalPlaces, { type, depth: 'basic' });
  return (
    <Card
      title={words.capitals}
      subtitle={words.capitalsAbout(text.types[type])}
      actions={places.some(({ analysis }) => analysis?.details.sample) ? <SampleBadge /> : undefined}
      flush
    >
      <DataTable
        label={words.capitals}
        columns={PLACE_COLUMNS}
        rows={places.filter(({ state }) => state !== 'empty')}
        rowId={({ asked }) => asked ?? ''}
        density="normal"
        phoneLayout="cards"
        onOpenRow={({ asked }) => onChoose(asked ?? '')}
      />
    </Card>
  );
}
