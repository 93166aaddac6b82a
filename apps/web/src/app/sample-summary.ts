import type { DataSource } from '@propguard/protocol/installation';

const figures = new Intl.NumberFormat('en-AU');
const words = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** '40,112 sales and 3,000 listings are'; null when nothing is made up. */
export function sampleSummary(sources: readonly DataSource[]): string | null {
  const samples = sources.filter((source) => source.sample);
  const first = samples[0];
  if (first === undefined) return null;
  const named = samples.map(({ name, rows }) =>
    rows === null ? name : `${figures.format(rows)} ${lowerFirst(name)}`,
  );
  const plural = samples.length > 1 || first.rows !== 1;
  return `${words.format(named)} ${plural ? 'are' : 'is'}`;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
