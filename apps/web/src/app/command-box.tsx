import { Search } from 'lucide-react';
import { Icon } from '../ui/controls/icon.tsx';
import { Kbd } from '../ui/controls/kbd.tsx';
import { palette } from './lazy-parts.ts';
import { text } from './text.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Looks like a field and opens the palette, where one really types. */
export function CommandBox({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
      onPointerEnter={palette.preload}
      onFocus={palette.preload}
      className="ml-auto flex h-8 w-80 min-w-0 items-center gap-2 rounded-2 border border-line bg-surface px-3 text-13 text-muted hover:border-control max-md:hidden"
    >
      <Icon of={Search} size={14} />
      <span className="min-w-0 flex-1 truncate text-left">{text.finds}</span>
      <Kbd>{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
    </button>
  );
}
