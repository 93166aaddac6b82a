import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { HomeRecord } from '../dialogue/home-facts-asked.ts';
import { type ListingPrice, listingSaid } from './booking/listing-said.ts';
import { type Composer, fact, type Voice } from './composed.ts';
import { HOME_LABELS, HOME_TYPES } from './home-labels.ts';

const ALL_FROM = 4;

type Home = {
  address: string;
  records: HomeRecord[];
  listing: ListingPrice | null;
  type: PropertyType | null;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  buildingM2: number | null;
  yearBuilt: number | null;
  lastSale: { priceAud: number; contractDate: string } | null;
};

const textOf = (home: Home, record: Exclude<HomeRecord, 'asking'>, voice: Voice): string | null => {
  const { show, say } = voice;
  const count = (value: number | null) => (value === null ? null : show.number(value));
  const area = (value: number | null) => (value === null ? null : `${show.number(value)} m²`);
  switch (record) {
    case 'type':
      return home.type && HOME_TYPES[voice.language][home.type];
    // Nobody records them: the agent knows.
    case 'levels':
      return null;
    case 'land':
      return area(home.landM2);
    case 'building':
      return area(home.buildingM2);
    case 'built':
      // A year is no number of things.
      return home.yearBuilt === null ? null : String(home.yearBuilt);
    case 'sold':
      return (
        home.lastSale &&
        [show.aud(home.lastSale.priceAud), show.day(home.lastSale.contractDate)].join(say.comma)
      );
    default:
      return count(home[record]);
  }
};

/** What was asked of the home, first; the card has it too. */
export const composeHomeFacts: Composer<Home> = (home, voice, { sample }) => {
  const { say, show, language } = voice;
  const labels = HOME_LABELS[language];
  const named = home.records.filter((record) => record !== 'asking');
  // What is not for sale has no price: what it last sold for is the nearest to one.
  const isUnlisted = home.records.includes('asking') && home.listing === null && home.lastSale !== null;
  const records = isUnlisted && !named.includes('sold') ? [...named, 'sold' as const] : named;
  // Who asks for everything hears what there is; who asks for one thing hears that it is not there.
  const isAll = home.records.length > ALL_FROM;
  const told = records
    .filter((record) => !isAll || textOf(home, record, voice) !== null)
    .map((record) => ({
      record,
      label: labels[record],
      text: textOf(home, record, voice) ?? labels.unknown,
    }));
  const pairs = told.map(({ label, text }) => show.say(say.pair, { label: show.inline(label), text }));
  return {
    title: home.address,
    facts: told.flatMap(({ record, label, text }) => fact(record, label, text)),
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: [
      ...(home.records.includes('asking') ? listingSaid(voice, home.listing) : []),
      ...(pairs.length > 0 ? [show.say(say.line, { label: home.address, text: pairs.join(say.comma) })] : []),
    ],
    suggestions: [say.suggest.flood, say.suggest.comparables, say.suggest.market],
  };
};
