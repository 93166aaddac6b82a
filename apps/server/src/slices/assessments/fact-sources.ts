import { type FactName, FactSources, PropertyFacts } from '@propguard/protocol/valuations';
import type * as z from 'zod';

export type FactSource = z.infer<typeof FactSources>[FactName];

export const FACT_NAMES = PropertyFacts.keyof().options;

/** An unknown fact has no source, whoever was asked. */
export const factSourcesOf = (
  facts: PropertyFacts,
  sourceOf: (name: FactName) => FactSource,
): z.infer<typeof FactSources> =>
  FactSources.parse(
    Object.fromEntries(FACT_NAMES.map((name) => [name, facts[name] === null ? 'unknown' : sourceOf(name)])),
  );
