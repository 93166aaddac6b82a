import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from './icon-button.tsx';

const WORDS = { light: 'Light theme', dark: 'Dark theme' };

export function ThemeToggle({ className }: { className?: string }) {
  const { theme, setChoice } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={WORDS[other]}
      kind="ghost"
      size="sm"
      onClick={() => setChoice(other)}
      className={className}
    />
  );
}
