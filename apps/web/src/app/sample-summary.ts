import type { DataSource } from '@propguard/protocol/installation';

const words = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** 'Listings and hazard areas'; null when nothing is made up. How much of each is told where the sources are listed. */
export function sampleSummary(sources: readonly DataSource[]): string | null {
  const names = sources.filter(({ sample }) => sample).map(({ name }) => name.replace(/^sample /i, ''));
  if (names.length === 0) return null;
  const list = words.format(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));
  return list.charAt(0).toUpperCase() + list.slice(1);
}
