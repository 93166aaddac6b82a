import { useSession } from '../lib/session.ts';
import { screenEntry } from '../routes/route-table.ts';
import { AREA_LOOKS } from './area-looks.ts';
import { menuGroups } from './menu-groups.ts';
import { PaletteGroup, PaletteLine } from './palette-line.tsx';
import { paletteMatches } from './palette-match.ts';
import { paletteText } from './palette-text.ts';
import { SCREEN_ICONS } from './screen-icons.ts';

interface PaletteScreensProps {
  query: string;
  onGo: (path: string) => void;
}

/** Every screen of the table that the person may open. */
export function PaletteScreens({ query, onGo }: PaletteScreensProps) {
  const { meets } = useSession();
  const entries = menuGroups((entry) => meets(entry.needs))
    .flatMap(({ screens }) => screens.map(screenEntry))
    .filter(({ title, path, area }) =>
      paletteMatches(query, title, path, area ? AREA_LOOKS[area].title : ''),
    );
  if (entries.length === 0) return null;
  return (
    <PaletteGroup heading={paletteText.screens}>
      {entries.map(({ path, title, icon, area }) => (
        <PaletteLine
          key={path}
          id={`screen ${path}`}
          icon={SCREEN_ICONS[icon]}
          aside={area ? AREA_LOOKS[area].title : undefined}
          onSelect={() => onGo(path)}
        >
          {title}
        </PaletteLine>
      ))}
    </PaletteGroup>
  );
}
