import { Button } from '../controls/button.tsx';
import { Meter } from './meter.tsx';

interface ProgressCardProps {
  /** What is being done. */
  title: string;
  done: number;
  /** Unknown while it is still being counted. */
  total: number | null;
  /** The count in words, such as '618,402 of 1,000,000'. */
  countText: string;
  /** Rate and what remains, such as 'About 4 min left, 1,580 a second'. */
  detail?: string;
  onCancel?: () => void;
  cancelLabel?: string;
  cancelling?: boolean;
}

/** Long work: its name, how far it is, how long it takes, and the way out. */
export function ProgressCard(props: ProgressCardProps) {
  const {
    title,
    done,
    total,
    countText,
    detail,
    onCancel,
    cancelLabel = 'Cancel',
    cancelling = false,
  } = props;
  return (
    <div className="grid gap-2 rounded-2 border border-line bg-surface p-4 text-13 md:p-5">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="font-semibold">{title}</p>
        <p className="ml-auto text-muted tabular-nums">{countText}</p>
      </div>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuenow={total === null ? undefined : done}
        aria-valuemin={0}
        aria-valuemax={total ?? undefined}
        aria-valuetext={countText}
      >
        <Meter share={total === null ? null : done / Math.max(1, total)} />
      </div>
      {detail || onCancel ? (
        <div className="flex min-h-7.5 items-center gap-3">
          <p className="text-muted tabular-nums">{detail}</p>
          {onCancel ? (
            <Button size="sm" className="ml-auto" busy={cancelling} onClick={onCancel}>
              {cancelLabel}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
