/** What is remembered of somebody from what they said: of the home that they look for. */
export const REMEMBERED_KEYS = [
  'place',
  'propertyType',
  'minPriceAud',
  'maxPriceAud',
  'minBedrooms',
  'maxBedrooms',
  'minBathrooms',
  'timeline',
] as const;
export type RememberedKey = (typeof REMEMBERED_KEYS)[number];

type Heard = { at: string; wishes: Readonly<Partial<Record<RememberedKey, string | number | null>>> };
export type Remembered = { key: RememberedKey; value: string | number; at: string };

/** What holds now, each with when it was first said so; what was said otherwise since is not remembered. Oldest first in. */
export const rememberedIn = (heard: readonly Heard[]): Remembered[] =>
  REMEMBERED_KEYS.flatMap((key) => {
    const value = heard.at(-1)?.wishes[key];
    if (value === null || value === undefined || value === '') return [];
    const changed = heard.findLastIndex(({ wishes }) => wishes[key] !== value);
    return [{ key, value, at: heard[changed + 1]?.at ?? '' }];
  });
