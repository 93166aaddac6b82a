import { type ComponentProps, type ComponentType, type ReactElement, Suspense, useState } from 'react';
import { preloadMenus } from './lazy-parts.ts';

export interface MenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface MenuButtonProps extends ComponentProps<'button'> {
  /** The menu, from a chunk of its own. */
  menu: ComponentType<MenuProps>;
}

/** The button is there at once; the menu behind it comes when someone reaches for it. */
export function MenuButton({ menu: LazyMenu, ...button }: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const want = () => {
    setWanted(true);
    setOpen(true);
  };
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={want}
      onPointerEnter={preloadMenus}
      onFocus={preloadMenus}
      {...button}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <LazyMenu open={open} onOpenChange={setOpen} trigger={<button type="button" {...button} />} />
    </Suspense>
  );
}
