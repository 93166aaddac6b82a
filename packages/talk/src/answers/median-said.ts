import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import type { Voice } from './composed.ts';
import { countSaid } from './count-phrases.ts';

type Median = { medianAud: number; sales?: number };

/** '$850,000 (units, 49 sales)'; without the homes where the sentence names them. */
export const medianSaid = (
  { medianAud, sales }: Median,
  voice: Voice,
  type?: MarketPropertyType | null,
): string => {
  const { say, show } = voice;
  const asides = [
    ...(type === undefined ? [] : [say.types[type ?? 'any']]),
    ...(sales === undefined ? [] : [countSaid({ count: sales, countOf: 'sales' }, voice)]),
  ];
  const value = show.aud(medianAud);
  return asides.length === 0 ? value : show.say(say.aside, { text: value, aside: asides.join(say.comma) });
};
