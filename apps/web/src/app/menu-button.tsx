import { type ComponentProps, type ReactElement, useState } from 'react';
import type { OnDemand } from './on-demand.tsx';
import { SparePart } from './spare-part.tsx';
import { Unreached } from './unreached.tsx';

export interface MenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface MenuButtonProps extends ComponentProps<'button'> {
  /** The menu, from a chunk of its own. */
  menu: OnDemand<MenuProps>;
}

/** The button is there at once; the menu behind it comes when someone reaches for it. */
export function MenuButton({ menu, ...button }: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const want = async () => {
    await menu.preload();
    setWanted(true);
    setOpen(true);
  };
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void want()}
      onPointerEnter={menu.preload}
      onFocus={menu.preload}
      {...button}
    />
  );
  if (!wanted) return closed;
  return (
    <SparePart
      waiting={closed}
      failed={
        <>
          {closed}
          <Unreached onClose={() => setWanted(false)} />
        </>
      }
    >
      <menu.Component open={open} onOpenChange={setOpen} trigger={<button type="button" {...button} />} />
    </SparePart>
  );
}
