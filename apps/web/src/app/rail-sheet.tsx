import { Sheet } from '../ui/sheet.tsx';
import { Brand } from './brand.tsx';
import { Rail } from './rail.tsx';
import { text } from './text.ts';

interface RailSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The rail of a phone. */
export function RailSheet({ open, onOpenChange }: RailSheetProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={<Brand onNavigate={close} />}
      closeLabel={text.closeMenu}
    >
      <div className="flex min-h-full flex-col">
        <Rail onNavigate={close} />
      </div>
    </Sheet>
  );
}
