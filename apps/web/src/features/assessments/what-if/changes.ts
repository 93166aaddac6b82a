import type { Changes } from '@propguard/protocol/assessments';
import type { PropertyFacts } from '@propguard/protocol/valuations';

export const NO_CHANGES: Changes = { facts: {}, withoutSales: [], withSales: [] };

export const isChange = ({ facts, withoutSales, withSales }: Changes): boolean =>
  Object.keys(facts).length + withoutSales.length + withSales.length > 0;

/** A fact that is set back to what was assessed is no change. */
export function withFact<Name extends keyof PropertyFacts>(
  changes: Changes,
  assessed: PropertyFacts,
  name: Name,
  value: PropertyFacts[Name],
): Changes {
  const { [name]: _before, ...others } = changes.facts;
  return { ...changes, facts: value === assessed[name] ? others : { ...others, [name]: value } };
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

/** One that was added is only taken back. */
export const withoutSale = (changes: Changes, saleId: string): Changes =>
  changes.withSales.includes(saleId)
    ? { ...changes, withSales: without(changes.withSales, saleId) }
    : { ...changes, withoutSales: [...without(changes.withoutSales, saleId), saleId] };

/** One that was dropped is only taken back. */
export const withSale = (changes: Changes, saleId: string): Changes =>
  changes.withoutSales.includes(saleId)
    ? { ...changes, withoutSales: without(changes.withoutSales, saleId) }
    : { ...changes, withSales: [...without(changes.withSales, saleId), saleId] };
