import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { isOutsideMapped } from '@propguard/rules/hazards/risk-headline';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { openLiveIndex } from './live-hazard-index.ts';
import { findHomesIn } from './place-store.ts';

/** Enough to tell what a suburb is like, and a moment's work. */
const MOST_HOMES = 500;

export type HomesInAreas = {
  /** The homes of a suburb that a layer speaks of. */
  known: number;
  /** Those that lie in a mapped area. */
  inside: number;
};

/** The middle of a suburb says little about its streets: how many of the homes that we know there lie in a mapped area. */
export const homesInAreas = async <Kind extends HazardKind>(
  scope: ReferenceScope,
  localityId: string,
  kinds: readonly Kind[],
): Promise<Map<Kind, HomesInAreas>> => {
  const [{ index }, homes] = await Promise.all([
    openLiveIndex(scope),
    findHomesIn(scope.reader, localityId, MOST_HOMES),
  ]);
  const countOf = (kind: Kind): HomesInAreas => {
    const spokenOf = homes.map((home) => index.lookupKind(kind, home)).filter(({ value }) => value !== null);
    return { known: spokenOf.length, inside: spokenOf.filter((one) => !isOutsideMapped(one)).length };
  };
  return new Map(kinds.map((kind) => [kind, countOf(kind)]));
};
