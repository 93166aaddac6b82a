import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../lib/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { text } from './text.ts';

export function ThemeToggle() {
  const { theme, setChoice } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? text.useLightTheme : text.useDarkTheme}
      kind="ghost"
      size="sm"
      onClick={() => setChoice(dark ? 'light' : 'dark')}
      className="max-md:hidden"
    />
  );
}
