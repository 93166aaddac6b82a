import { searchForm } from '../places/search-form.ts';

/** What files write for one of ours: the name of the fact, what people call it, and other words for it. */
export const wordsFor = <Of extends string>(
  names: Readonly<Record<Of, string>>,
  others: Readonly<Partial<Record<Of, string>>>,
): ReadonlyMap<string, Of> =>
  new Map(
    (Object.keys(names) as Of[]).flatMap((fact) =>
      [fact, names[fact], ...(others[fact]?.split(', ') ?? [])].map((word): [string, Of] => [
        searchForm(word),
        fact,
      ]),
    ),
  );

/** For whoever wrote something else: what can be written. */
export const namesOf = (names: Readonly<Record<string, string>>): string => Object.values(names).join(', ');
