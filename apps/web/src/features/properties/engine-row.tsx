import { Column, PageGrid } from '../../ui/page-grid.tsx';
import type { EngineSlots } from './engine-slots.ts';
import type { Subject } from './subject.ts';

const ORDER = ['value', 'risk', 'loan'] as const;

/** One column for each engine that is there. */
export function EngineRow({ slots, subject }: { slots: EngineSlots; subject: Subject }) {
  const filled = ORDER.flatMap((name) => (slots[name] ? [{ name, Slot: slots[name] }] : []));
  if (filled.length === 0) return null;
  return (
    <PageGrid>
      {filled.map(({ name, Slot }) => (
        <Column key={name} span={filled.length === 1 ? 12 : filled.length === 2 ? 6 : 4}>
          <Slot property={subject.property} listingId={subject.listing?.id ?? null} />
        </Column>
      ))}
    </PageGrid>
  );
}
