import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { ListedHome, NearMiss, Relaxed } from '../../tools/near-miss.ts';
import { type Composer, fact, type Voice } from '../composed.ts';
import { wishPhrasesOf } from './wish-phrases.ts';
import { keptSaid, riskSaid, wishesSaid } from './wishes-said.ts';

type Listings = { count: number; near: NearMiss[]; relaxed: Relaxed[]; listings: ListedHome[] };

const MOST_BUTTONS = 2;

const priceOf = ({ fromAud, toAud }: ListedHome, { say, show }: Voice): string => {
  if (fromAud === null) return '–';
  return toAud === null || toAud === fromAud
    ? show.aud(fromAud)
    : show.say(say.span, { low: show.aud(fromAud), high: show.aud(toAud) });
};

const withRooms = (home: ListedHome, voice: Voice): string => {
  const { say, show } = voice;
  const one = priceOf(home, voice);
  if (home.bedrooms === null) return one;
  const rooms = { label: say.labels.bedrooms, text: show.number(home.bedrooms) };
  return show.say(say.beside, { one, other: show.say(say.line, rooms) });
};

/** In what it is not as it was asked for. */
const differenceOf = ({ without, km, bedrooms, type }: NearMiss, { say, show, language }: Voice): string => {
  const words = wishPhrasesOf(language);
  if (without === 'place') return show.say(words.away, { km: show.number(km ?? 0) });
  if (without === 'bedrooms' && bedrooms !== null)
    return show.say(say.line, { label: show.inline(say.labels.bedrooms), text: show.number(bedrooms) });
  const kind = type === 'apartment' ? 'unit' : type;
  if (without === 'type' && kind && kind in say.types) return say.types[kind as MarketPropertyType];
  if (without === 'price') return words.otherPrice;
  return show.say(words.without, { wish: say.wishes[without] });
};

/** What was looked for, what comes close, and how to go on: nobody is left with a no. */
const noneSentences = ({ near }: Listings, args: Record<string, unknown>, voice: Voice): string[] => {
  const { say, show, language } = voice;
  const words = wishPhrasesOf(language);
  return [
    show.say(words.none, { wishes: wishesSaid(args, voice) }),
    ...(near.length > 0 ? [words.near] : []),
    ...near.map((home) => {
      const text = show.say(say.aside, { text: priceOf(home, voice), aside: differenceOf(home, voice) });
      return `• ${show.say(say.line, { label: home.address, text })}`;
    }),
  ];
};

const foundSentences = (
  { count, listings }: Listings,
  args: Record<string, unknown>,
  voice: Voice,
): string[] => {
  const { say, show, language } = voice;
  const { away, kept: keptIs } = wishPhrasesOf(language);
  const kept = keptSaid(args, voice);
  const risk = riskSaid(args, voice);
  const found = show.say(say.listingsFound, { number: count, count: show.number(count) });
  return [
    ...(risk === null ? [found] : [show.say(say.aside, { text: found, aside: risk })]),
    ...(kept === '' ? [] : [show.say(keptIs, { wishes: kept })]),
    ...listings.map((home) => {
      const price = priceOf(home, voice);
      const text = home.km
        ? show.say(say.aside, { text: price, aside: show.say(away, { km: show.number(home.km) }) })
        : price;
      return `• ${show.say(say.line, { label: home.address, text })}`;
    }),
  ];
};

/** The searches that would find something, and to be told of what comes. */
const waysOn = ({ relaxed }: Listings, { language }: Voice): string[] => {
  const { any, nearby, alert } = wishPhrasesOf(language);
  return [
    ...relaxed.slice(0, MOST_BUTTONS).map(({ without }) => (without === 'place' ? nearby : any[without])),
    alert,
  ];
};

export const composeListings: Composer<Listings> = (result, voice, { arguments: args, sample, pictures }) => {
  const { say, show } = voice;
  const { count, near, listings } = result;
  const linkTo = ({ propertyId, ownPath = pathTo(PATHS.property, { id: propertyId }) }: ListedHome) =>
    ownPath === null ? null : { path: ownPath, label: say.labels.open };
  const pictureOf = ({ propertyId }: ListedHome) => {
    const picture = pictures?.get(propertyId);
    return picture ? { picture } : {};
  };
  return {
    title: say.labels.forSale,
    facts: fact('count', say.labels.found, show.number(count)),
    items: (count === 0 ? near : listings).map((home) => ({
      title: home.address,
      text: withRooms(home, voice),
      link: linkTo(home),
      ...pictureOf(home),
    })),
    notes: [...(args.maxRisk ? [say.listingsRiskNote] : []), ...(sample ? [say.sample] : [])],
    sentences: count === 0 ? noneSentences(result, args, voice) : foundSentences(result, args, voice),
    suggestions: count === 0 ? waysOn(result, voice) : [say.suggest.market, say.suggest.borrow],
  };
};
