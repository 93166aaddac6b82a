import { Building2, LogIn, LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useSession } from '../lib/session.ts';
import { type ThemeChoice, useTheme } from '../lib/theme.ts';
import { screenAt } from '../routes/route-table.ts';
import { PaletteGroup, PaletteLine } from './palette-line.tsx';
import { paletteMatches } from './palette-match.ts';
import { paletteText } from './palette-text.ts';
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
    ({ name, current }) => !current && paletteMatches(query, paletteText.workspaces, name),
  );
  if (others.length === 0) return null;
  return (
    <PaletteGroup heading={paletteText.workspaces}>
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
  const offered = THEMES.filter(({ choice }) => paletteMatches(query, paletteText.themes[choice]));
  if (offered.length === 0) return null;
  return (
    <PaletteGroup heading={paletteText.theme}>
      {offered.map(({ choice, icon }) => (
        <PaletteLine
          key={choice}
          id={`theme ${choice}`}
          icon={icon}
          aside={choice === chosen ? paletteText.current : undefined}
          onSelect={() => onRun(() => setChoice(choice))}
        >
          {paletteText.themes[choice]}
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
  if (!possible || !paletteMatches(query, label, paletteText.account)) return null;
  return (
    <PaletteGroup heading={paletteText.account}>
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
