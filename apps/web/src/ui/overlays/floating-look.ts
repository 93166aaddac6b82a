/** What floats above the page: popovers, menus, lists. The only things with a shadow. */
export const FLOATING_LOOK = 'z-50 animate-rise rounded-2 bg-raised text-ink shadow-lift outline-none';

/** A line of a menu or list. Radix marks the one under the pointer or the arrow keys. */
export const MENU_LINE_LOOK = [
  'flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-1 px-2.5 py-1 text-13 outline-none touch:min-h-touch',
  'data-highlighted:bg-accent-soft data-[selected=true]:bg-accent-soft',
  'aria-disabled:pointer-events-none aria-disabled:text-muted',
].join(' ');

export const FLOATING_GAP_PX = 6;
