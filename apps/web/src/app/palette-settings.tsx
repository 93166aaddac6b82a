import { Building2, LogIn, LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useSession } from '../lib/session.ts';
import { type ThemeChoice, useTheme } from '../lib/theme.ts';
import { screenAt } from '../routes/route-table.ts';
import { PaletteGroup, PaletteLine } from './palette-line.tsx';
import { paletteMatches } from './palette-match.ts';
import { text } from './text.ts';
import { useSignOut } from './use-sign-out.ts';
import { useWorkspaces } from './use-workspaces.ts';

interface PaletteSettingsProps {
  query: string;
  /** Closes the palette, then acts. */
  onRun: (action: () => void) => void;
  onGo: (path: string) => void;
}

export function PaletteWorkspaces({ query, onRun }: Pick<PaletteSettingsProps, 'query' | 'onRun'>) {
  const { workspaces, switchTo } = useWorkspaces();
  const others = workspaces.filter(
    ({ name, current }) => !current && paletteMatches(query, text.palette.workspaces, name),
  );
  if (others.length === 0) return null;
  return (
    <PaletteGroup heading={text.palette.workspaces}>
      {others.map(({ id, name }) => (
        <PaletteLine
          key={id}
          id={`workspace ${id}`}
          icon={Building2}
          onSelect={() => onRun(() => switchTo(id))}
        >
          {name}
        </PaletteLine>
      ))}
    </PaletteGroup>
  );
}

const THEMES: Array<{ choice: ThemeChoice; icon: LucideIcon }> = [
  { choice: 'light', icon: Sun },
  { choice: 'dark', icon: Moon },
  { choice: 'system', icon: Monitor },
];

export function PaletteThemes({ query, onRun }: Pick<PaletteSettingsProps, 'query' | 'onRun'>) {
  const { choice: chosen, setChoice } = useTheme();
  const offered = THEMES.filter(({ choice }) => paletteMatches(query, text.palette.themes[choice]));
  if (offered.length === 0) return null;
  return (
    <PaletteGroup heading={text.palette.theme}>
      {offered.map(({ choice, icon }) => (
        <PaletteLine
          key={choice}
          id={`theme ${choice}`}
          icon={icon}
          aside={choice === chosen ? text.palette.current : undefined}
          onSelect={() => onRun(() => setChoice(choice))}
        >
          {text.palette.themes[choice]}
        </PaletteLine>
      ))}
    </PaletteGroup>
  );
}

export function PaletteAccount({ query, onRun, onGo }: PaletteSettingsProps) {
  const { signedIn } = useSession();
  const signOut = useSignOut();
  const label = signedIn ? text.signOut : text.signIn;
  const possible = signedIn || screenAt('/sign-in') !== undefined;
  if (!possible || !paletteMatches(query, label, text.palette.account)) return null;
  return (
    <PaletteGroup heading={text.palette.account}>
      <PaletteLine
        id="account"
        icon={signedIn ? LogOut : LogIn}
        onSelect={() => (signedIn ? onRun(() => signOut.mutate({})) : onGo('/sign-in'))}
      >
        {label}
      </PaletteLine>
    </PaletteGroup>
  );
}
