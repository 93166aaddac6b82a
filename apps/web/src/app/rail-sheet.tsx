import { Sheet } from '../ui/overlays/sheet.tsx';
import { Brand } from './brand.tsx';
import { Rail } from './rail.tsx';
import { text } from './text.ts';

/** The rail of a phone. */
export function RailSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      open
      onOpenChange={onClose}
      side="left"
      title={<Brand onNavigate={onClose} />}
      closeLabel={text.closeMenu}
    >
      <div className="flex min-h-full flex-col">
        <Rail onNavigate={onClose} />
      </div>
    </Sheet>
  );
}
