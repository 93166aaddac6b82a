import type { DataSource } from '@propguard/protocol/installation';
import { LOCALITIES_SOURCE } from '@propguard/rules/places/localities-source';

/** Which of the installation's sources the places come from. */
export function placesSource(sources: readonly DataSource[]): DataSource | undefined {
  return sources.find(({ key }) => key === LOCALITIES_SOURCE);
}
