import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const SWATCHES = {
  flood: 'hatch-flood',
  fire: 'hatch-fire',
  erosion: 'hatch-erosion',
  subsidence: 'hatch-subsidence',
  accent: 'border-accent bg-accent-mid',
  plain: 'border-control bg-sunken',
};

type ToggleSwatch = keyof typeof SWATCHES;

interface ToggleChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  swatch: ToggleSwatch;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Turns a layer on and off; the swatch is the layer's own pattern. */
export function ToggleChip({
  pressed,
  onPressedChange,
  swatch,
  disabled,
  className,
  children,
}: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
      className={clsx(
        'inline-flex h-7.5 items-center gap-1.75 rounded-2 border bg-surface pr-2.5 pl-2 text-13 font-medium hover:bg-hover touch:h-touch touch:px-3',
        pressed ? 'border-control text-ink' : 'border-line text-muted',
        className,
      )}
    >
      <Swatch of={pressed ? swatch : 'off'} />
      {children}
    </button>
  );
}

/** The pattern alone, as a legend shows it. */
function Swatch({ of }: { of: ToggleSwatch | 'off' }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'size-3.5 flex-none rounded-[3px] border',
        of === 'off' ? 'border-control' : SWATCHES[of],
      )}
    />
  );
}
