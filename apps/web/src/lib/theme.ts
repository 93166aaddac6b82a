import { useSyncExternalStore } from 'react';

const THEME_STORAGE_KEY = 'propguard.theme';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

export function parseThemeChoice(stored: string | null | undefined): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** The attribute on the root element is the one truth; storage only carries it to the next visit. */
function currentChoice(): ThemeChoice {
  return parseThemeChoice(document.documentElement.dataset.theme);
}

function currentTheme(): Theme {
  return resolveTheme(currentChoice(), darkQuery().matches);
}

function applyChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

function setThemeChoice(choice: ThemeChoice): void {
  applyChoice(choice);
  try {
    if (choice === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === THEME_STORAGE_KEY) applyChoice(parseThemeChoice(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  const query = darkQuery();
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

export function useTheme() {
  const choice = useSyncExternalStore(subscribe, currentChoice);
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return { choice, theme, setChoice: setThemeChoice };
}
