import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import type { EngineSlots } from './engine-slots.ts';
import { isOpen, type Subject } from './subject.ts';

const ORDER = ['value', 'risk', 'loan'] as const;

/** One column for each engine that is there, and the report below them. */
export function EngineRow({ slots, subject }: { slots: EngineSlots; subject: Subject }) {
  const { report: Report } = slots;
  const filled = ORDER.flatMap((name) => (slots[name] ? [{ name, Slot: slots[name] }] : []));
  if (filled.length === 0 && !Report) return null;
  const asked = isOpen(subject) ? (subject.listing?.guide ?? null) : null;
  return (
    <PageGrid>
      {filled.map(({ name, Slot }) => (
        <Column key={name} span={filled.length === 1 ? 12 : filled.length === 2 ? 6 : 4}>
          <Slot property={subject.property} asked={asked} />
        </Column>
      ))}
      {Report ? (
        <Column span={12}>
          <Report property={subject.property} asked={asked} />
        </Column>
      ) : null}
    </PageGrid>
  );
}
