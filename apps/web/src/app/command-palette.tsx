import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../ui/controls/icon.tsx';
import { Kbd } from '../ui/controls/kbd.tsx';
import { PaletteAssess } from './palette-assess.tsx';
import { PaletteLeads } from './palette-leads.tsx';
import { PalettePlaces } from './palette-places.tsx';
import { PaletteScreens } from './palette-screens.tsx';
import { PaletteAccount, PaletteThemes, PaletteWorkspaces } from './palette-settings.tsx';
import { paletteText } from './palette-text.ts';
import { text } from './text.ts';

/** Ctrl/Cmd-K: go to a screen, assess an address, find a place or a lead, change a setting. It filters by itself, in a fixed order of groups. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const run = (action: () => void) => {
    onClose();
    action();
  };
  const go = (path: string) => run(() => void navigate(path));
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto max-w-140 animate-rise overflow-hidden rounded-2 bg-raised shadow-lift outline-none md:top-[14vh]"
        >
          <Title className="sr-only">{text.finds}</Title>
          <Command shouldFilter={false} label={text.finds} loop>
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Icon of={Search} className="text-muted" />
              <Command.Input
                value={query}
                onValueChange={setQuery}
                placeholder={text.finds}
                className="h-12 min-w-0 flex-1 bg-transparent text-16 outline-none"
              />
              <Kbd>Esc</Kbd>
            </div>
            <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto px-1.5 pb-1.5">
              <Command.Empty className="px-2.5 py-5 text-13 text-muted">
                {paletteText.nothing(query)}
              </Command.Empty>
              <PaletteAssess query={query} onGo={go} />
              <PaletteScreens query={query} onGo={go} />
              <PalettePlaces query={query} onGo={go} />
              <PaletteLeads query={query} onGo={go} />
              <PaletteWorkspaces query={query} onRun={run} />
              <PaletteThemes query={query} onRun={run} />
              <PaletteAccount query={query} onRun={run} onGo={go} />
            </Command.List>
          </Command>
        </Content>
      </Portal>
    </Root>
  );
}
