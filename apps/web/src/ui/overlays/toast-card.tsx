import { Check, Copy, Info, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../controls/icon.tsx';

const KINDS = {
  success: { icon: Check, look: 'text-positive' },
  error: { icon: TriangleAlert, look: 'text-danger' },
  info: { icon: Info, look: 'text-caution' },
  copied: { icon: Copy, look: 'text-accent' },
};

export type ToastKind = keyof typeof KINDS;

export interface ToastContent {
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

interface ToastCardProps extends ToastContent {
  kind: ToastKind;
  onClose: () => void;
  closeLabel?: string;
}

export function ToastCard({
  kind,
  title,
  description,
  action,
  onClose,
  closeLabel = 'Dismiss',
}: ToastCardProps) {
  const { icon, look } = KINDS[kind];
  const act = () => {
    action?.onClick();
    onClose();
  };
  return (
    <div className="grid w-full grid-cols-[18px_minmax(0,1fr)_auto] gap-2.5 rounded-2 bg-raised px-3.5 py-3 text-13 text-ink shadow-lift">
      <Icon of={icon} size={18} className={look} />
      <div>
        <p className="font-semibold">{title}</p>
        {description ? <p className="mt-px text-muted">{description}</p> : null}
        {action ? (
          <button
            type="button"
            onClick={act}
            className="touch-area mt-1.5 rounded-1 font-medium text-accent underline decoration-1 underline-offset-3"
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-m-1.25 grid size-6 place-items-center rounded-1 hover:bg-hover touch:-my-3 touch:-mr-3.5 touch:size-11"
      >
        <Icon of={X} size={14} />
      </button>
    </div>
  );
}
