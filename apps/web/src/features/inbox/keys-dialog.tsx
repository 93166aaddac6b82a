import { Kbd } from '../../ui/controls/kbd.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { text } from './text.ts';

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.keys.title} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-13">
        {text.keys.rows.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
