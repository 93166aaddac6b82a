import { Menu, Search } from 'lucide-react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { ThemeToggle } from '../ui/controls/theme-toggle.tsx';
import { AccountButton } from './account-button.tsx';
import { CommandBox } from './command-box.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { text } from './text.ts';
import { WorkspaceButton } from './workspace-button.tsx';

interface TopBarProps {
  onOpenRail: () => void;
  onOpenPalette: () => void;
}

export function TopBar({ onOpenRail, onOpenPalette }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-bar items-center gap-2.5 border-b border-line bg-page px-2 md:px-7 print-hidden">
      <IconButton icon={Menu} label={text.menu} kind="ghost" onClick={onOpenRail} className="md:hidden" />
      <WorkspaceButton />
      <CommandBox onOpen={onOpenPalette} />
      <IconButton
        icon={Search}
        label={text.finds}
        kind="ghost"
        onClick={onOpenPalette}
        className="ml-auto md:hidden"
      />
      <NoticeBell />
      <ThemeToggle className="max-md:hidden" />
      <AccountButton />
    </header>
  );
}
