// Runs before the first paint, so that a chosen theme never flashes. The key is THEME_STORAGE_KEY in src/lib/theme.ts.
try {
  const choice = localStorage.getItem('propguard.theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden; the system's theme then applies.
}
