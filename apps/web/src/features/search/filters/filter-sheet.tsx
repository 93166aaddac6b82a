import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { FILTER_GROUPS } from './filter-groups.ts';
import { text } from './text.ts';

interface FilterSheetProps extends FilterFieldsProps {
  inUse: number;
  /** How many properties there are now, in words. */
  found: string | undefined;
  onClear: () => void;
}

/** All filters of a phone; what is found is counted at its foot. */
export function FilterSheet({ inUse, found, onClear, ...fields }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      side="bottom"
      open={open}
      onOpenChange={setOpen}
      title={text.sheet}
      trigger={
        <Button icon={SlidersHorizontal} wide>
          {text.open(inUse)}
        </Button>
      }
      footer={
        <>
          <Button disabled={inUse === 0} onClick={onClear}>
            {text.clearAll}
          </Button>
          <Button kind="primary" onClick={() => setOpen(false)}>
            {found ? text.show(found) : text.apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {FILTER_GROUPS.map(({ label, Fields }) => (
          <section key={label} aria-label={label}>
            <h3 className="mb-2.5 text-14">{label}</h3>
            <Fields {...fields} />
          </section>
        ))}
      </div>
    </Sheet>
  );
}
