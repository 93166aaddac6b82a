import { WIDGET_COLOURS, type WidgetColour, type WidgetPosition } from '@propguard/rules/widget/widget';
import { clsx } from 'clsx';
import { MessageSquare } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';

interface LauncherPreviewProps {
  position: WidgetPosition;
  colour: WidgetColour;
}

/** Where the button stands on a page, and in which colour. */
export function LauncherPreview({ position, colour }: LauncherPreviewProps) {
  return (
    <div
      role="img"
      aria-label={text.preview(text.positions[position], text.colours[colour])}
      className="relative h-32 overflow-hidden rounded-2 border border-line bg-page"
    >
      <div className="h-5 border-b border-line bg-sunken" />
      <div className="grid gap-2.5 p-3.5">
        {['w-1/2', 'w-3/4', 'w-2/3', 'w-1/3'].map((width) => (
          <div key={width} className={clsx('h-1.5 rounded-1 bg-line', width)} />
        ))}
      </div>
      <span
        style={{ backgroundColor: WIDGET_COLOURS[colour], color: '#fff' }}
        className={clsx(
          'absolute bottom-2.5 grid size-8 place-items-center rounded-full',
          position === 'bottom-left' ? 'left-2.5' : 'right-2.5',
        )}
      >
        <Icon of={MessageSquare} size={14} />
      </span>
    </div>
  );
}
