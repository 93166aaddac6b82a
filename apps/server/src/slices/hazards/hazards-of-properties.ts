import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { Context } from '../../context.ts';
import { openLiveIndex } from './live-hazard-index.ts';
import { findProperties } from './place-store.ts';

/** 0 to 1 by kind for each property that we know; null where no layer speaks of it. */
export const hazardsOfProperties = async (
  services: Context,
  ids: readonly string[],
): Promise<Map<string, Record<HazardKind, number | null>>> => {
  if (ids.length === 0) return new Map();
  const { index } = await openLiveIndex(services);
  const properties = await findProperties(services.database.plain, [...new Set(ids)]);
  return new Map(
    properties.map(({ id, ...place }) => {
      const answers = index.lookup(place);
      const values = HAZARD_KINDS.map((kind) => [
        kind,
        answers.find((answer) => answer.kind === kind)?.value ?? null,
      ]);
      return [id, Object.fromEntries(values) as Record<HazardKind, number | null>];
    }),
  );
};
