import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { type ToolArguments, textOf } from '../../dialogue/state.ts';
import type { Voice } from '../composed.ts';
import { wishPhrasesOf } from './wish-phrases.ts';

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** '2+', '2–3', '2': as it was asked for. */
const rangeOf = (low: number | null, high: number | null, show: (value: number) => string): string | null => {
  if (low === null) return high === null ? null : `≤${show(high)}`;
  if (high === null) return `${show(low)}+`;
  return low === high ? show(low) : `${show(low)}–${show(high)}`;
};

type Said = { names: readonly string[]; text: string | null };

const placesOf = ({ locality, orIn, state }: ToolArguments): string[] => {
  const named = [textOf(locality), ...((orIn as string[] | undefined) ?? [])].filter((one) => one !== '');
  return named.length > 0 ? named : [textOf(state)].filter((one) => one !== '');
};

/** What a search asks for, wish by wish, and the arguments that say it. */
const eachWish = (args: ToolArguments, { say, show, language }: Voice): Said[] => {
  const words = wishPhrasesOf(language);
  const counted = (phrase: string, low: unknown, high?: unknown): string | null => {
    const count = rangeOf(numberOf(low), numberOf(high), (value) => show.number(value));
    return count === null ? null : show.say(phrase, { count });
  };
  const money = (phrase: string, value: unknown): string | null =>
    typeof value === 'number' ? show.say(phrase, { price: show.aud(value) }) : null;
  const places = placesOf(args);
  const place = places.reduce(
    (said, one) => (said === '' ? one : show.say(words.or, { one: said, other: one })),
    '',
  );
  const land = rangeOf(numberOf(args.minLandSqm), null, (value) => show.number(value));
  const risk = args.maxRisk as { kind: HazardKind; level: 'low' | 'medium' } | undefined;
  const features = (args.features as string[] | undefined) ?? [];
  const type = args.propertyType as MarketPropertyType | undefined;
  const typesSaid = [...((args.orTypes as MarketPropertyType[] | undefined) ?? []), ...(type ? [type] : [])]
    .map((one) => say.types[one])
    .reduce((said, one) => (said === '' ? one : show.say(words.or, { one: said, other: one })), '');
  return [
    { names: ['propertyType', 'orTypes'], text: type ? typesSaid : null },
    {
      names: ['locality', 'orIn', 'state', 'nearby'],
      text: place === '' ? null : show.say(args.nearby === true ? words.around : words.in, { place }),
    },
    {
      names: ['minBedrooms', 'maxBedrooms'],
      text: counted(words.bedrooms, args.minBedrooms, args.maxBedrooms),
    },
    { names: ['minBathrooms'], text: counted(words.bathrooms, args.minBathrooms) },
    { names: ['minCarSpaces'], text: counted(words.carSpaces, args.minCarSpaces) },
    { names: ['minLandSqm'], text: land === null ? null : show.say(words.land, { sqm: land }) },
    { names: ['minPriceAud'], text: money(words.from, args.minPriceAud) },
    { names: ['maxPriceAud'], text: money(words.upTo, args.maxPriceAud) },
    { names: ['features'], text: features.length > 0 ? features.join(say.comma) : null },
    {
      names: ['maxRisk'],
      text: risk
        ? show.say(say.line, {
            label: show.inline(say.kinds[risk.kind]),
            text: say.bands[risk.level === 'low' ? 'Low' : 'Medium'],
          })
        : null,
    },
    { names: ['nearCoast'], text: args.nearCoast === true ? words.coast : null },
  ];
};

const isKept = ({ names }: Said, kept: readonly string[]): boolean =>
  names.some((name) => kept.includes(name));

/** All that was looked for; what was said in an earlier turn is marked. */
export const wishesSaid = (args: ToolArguments, voice: Voice): string => {
  const { say, show, kept, language } = voice;
  const { fromBefore } = wishPhrasesOf(language);
  return eachWish(args, voice)
    .flatMap((wish) => {
      if (wish.text === null) return [];
      return isKept(wish, kept) ? [show.say(say.aside, { text: wish.text, aside: fromBefore })] : [wish.text];
    })
    .join(say.comma);
};

/** What is still held to though the last message does not say it; empty where there is nothing. The place is no wish. */
export const keptSaid = (args: ToolArguments, voice: Voice): string =>
  eachWish(args, voice)
    .flatMap((wish) =>
      wish.text !== null && isKept(wish, voice.kept) && !wish.names.includes('locality') ? [wish.text] : [],
    )
    .join(voice.say.comma);

/** The hazard that was asked to be low, in words; null where none was. */
export const riskSaid = (args: ToolArguments, voice: Voice): string | null =>
  eachWish(args, voice).find(({ names }) => names.includes('maxRisk'))?.text ?? null;
