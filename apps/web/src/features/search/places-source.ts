import type { DataSource } from '@propguard/protocol/installation';

/** Which of the installation's sources the places come from. */
export function placesSource(sources: readonly DataSource[]): DataSource | undefined {
  return sources.find(({ name, what }) =>
    /\b(suburbs?|localit(y|ies)|postcodes?|places)\b/i.test(`${name} ${what}`),
  );
}
