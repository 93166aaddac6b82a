import type { Changes } from '@propguard/protocol/assessments';
import type { PropertyFacts } from '@propguard/protocol/valuations';

export const NO_CHANGES: Changes = { facts: {}, withoutSales: [], withSales: [], saleReasons: {} };

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

/** The reason goes with the choice that it was given for. */
function withoutReason({ saleReasons }: Changes, saleId: string): Changes['saleReasons'] {
  const { [saleId]: _gone, ...others } = saleReasons;
  return others;
}

export const withReason = (changes: Changes, saleId: string, reason: string): Changes => ({
  ...changes,
  saleReasons: { ...withoutReason(changes, saleId), ...(reason === '' ? {} : { [saleId]: reason }) },
});

/** Sales that somebody chose without saying why. */
export const unexplained = ({ withoutSales, withSales, saleReasons }: Changes): string[] =>
  [...withoutSales, ...withSales].filter((saleId) => (saleReasons[saleId] ?? '').trim() === '');

/** One that was added is only taken back. */
export const withoutSale = (changes: Changes, saleId: string): Changes =>
  changes.withSales.includes(saleId)
    ? {
        ...changes,
        withSales: without(changes.withSales, saleId),
        saleReasons: withoutReason(changes, saleId),
      }
    : { ...changes, withoutSales: [...without(changes.withoutSales, saleId), saleId] };

/** One that was dropped is only taken back. */
export const withSale = (changes: Changes, saleId: string): Changes =>
  changes.withoutSales.includes(saleId)
    ? {
        ...changes,
        withoutSales: without(changes.withoutSales, saleId),
        saleReasons: withoutReason(changes, saleId),
      }
    : { ...changes, withSales: [...without(changes.withSales, saleId), saleId] };
