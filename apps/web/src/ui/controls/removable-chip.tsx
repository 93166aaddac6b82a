import { X } from 'lucide-react';
import { Icon } from './icon.tsx';

interface RemovableChipProps {
  label: string;
  /** The whole sentence, read aloud: 'Remove the filter House'. */
  removeLabel: string;
  onRemove: () => void;
}

/** Something in use that a click takes away. */
export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-2 bg-accent-soft pr-1.5 pl-2.5 text-13 font-medium text-accent hover:bg-accent-mid touch:h-touch touch:px-3"
    >
      <span className="truncate">{label}</span>
      <Icon of={X} size={14} />
    </button>
  );
}
