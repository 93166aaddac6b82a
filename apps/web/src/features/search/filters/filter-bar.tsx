import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { FILTER_GROUPS } from './filter-groups.ts';
import { text } from './text.ts';

/** One popover a group; each choice takes effect at once. */
export function FilterBar(props: FilterFieldsProps) {
  const { filters, errors } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div role="group" aria-label={text.bar} className="flex flex-wrap gap-2">
      {FILTER_GROUPS.map(({ label, names, Fields, className }) => {
        const inUse = names.some((name) => filters[name] !== undefined);
        const isRefused = names.some((name) => errors[name] !== undefined);
        return (
          <Popover
            key={label}
            label={label}
            align="start"
            className={className}
            trigger={
              <Button
                iconEnd={ChevronDown}
                className={clsx(
                  isRefused
                    ? 'border-danger! text-danger!'
                    : inUse && 'border-accent! bg-accent-soft! text-accent!',
                )}
              >
                {label}
              </Button>
            }
          >
            <Fields {...props} />
          </Popover>
        );
      })}
    </div>
  );
}
