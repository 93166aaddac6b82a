import { X } from 'lucide-react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { text } from './text.ts';

/** What somebody asked for could not be fetched. Closed, it can be asked for again. */
export function Unreached({ onClose }: { onClose: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-22 z-50 flex items-center gap-2 rounded-2 bg-raised py-1.5 pr-1.5 pl-3.5 text-13 text-ink shadow-lift md:left-auto md:w-90"
    >
      <p className="flex-1">{text.unreached}</p>
      <IconButton icon={X} label={text.closeUnreached} kind="ghost" onClick={onClose} />
    </div>
  );
}
