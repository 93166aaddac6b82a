import { onceFor } from '../../understanding/once-for.ts';
import { STREET_TYPE } from '../../understanding/place-words.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isAddress } from '../place-text.ts';

const WORD = "[a-z][a-z'’-]*";
const STREET = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${WORD} ){0,2}${WORD}) (?!la\b)(${STREET_TYPE})(?!\p{L})\.?`,
  'giu',
);
/** What stands before the name of a street and is none of it. */
const LED =
  /^(?:.*(?<!\p{L}))?(?:the|a|an|on|in|at|of|to|off|from|by|near|around|see|view|look|visit|inspect|want|go|house|home|place|unit|apartment|property|villa|townhouse|one|your|that|this|my|is|hi|hey|hello|for|about|rue|strasse|calle|via|rua|dans|sur|im|der|in der|an der|auf|en|la|el|na|no|em|di|de|del|della|da|do|casa|maison|haus) /iu;
/** Kinds of streets that are words of other things too. */
const NO_STREET =
  /^(?:the|a|an|my|your|this|that|our|open|close|view|quick|first|same|private|next|any|what|which|other|more|new|no|car)$/iu;

const asName = (typed: string): string =>
  typed.replace(/(?<![\p{L}'’])\p{Ll}/gu, (first) => first.toLocaleUpperCase());

export type StreetSaid = { text: string; start: number; end: number };

/** A street and its suburb, without a number: 'the house on Mill Road in Pendle Hill'. */
export const streetSaid = onceFor(({ text, places }: Understanding): StreetSaid | null => {
  if (places.some(isAddress)) return null;
  // The street stands beside its suburb: the last is meant.
  for (const found of [...text.matchAll(STREET)].reverse()) {
    const [whole, run = '', type = ''] = found;
    const name = run.replace(LED, '').trim();
    const end = found.index + whole.length;
    const suburb = places.find(({ kind, start }) => kind === 'locality' && start >= end);
    if (name === '' || NO_STREET.test(name) || suburb?.kind !== 'locality') continue;
    const { name: locality, state, postcode } = suburb.place;
    return {
      text: `${asName(name)} ${asName(type)}, ${locality} ${state} ${postcode}`,
      start: found.index + whole.indexOf(name),
      end: suburb.end,
    };
  }
  return null;
});

const AROUND =
  /(?<!\p{L})(?:hi|hello|hey|hiya|g'?day|good (?:morning|afternoon|evening)|the|that|this|one|house|home|place|unit|apartment|flat|property|villa|townhouse|listing|on|in|at|it|it's|its|is|about|re|regarding|please|pls|thanks|for sale|haus|wohnung|das|die|in der|maison|la|dans|casa|calle|via|rua|en|na|дом|на)(?!\p{L})/giu;

/** Nothing but a home in a street is named. */
export const isStreetAlone = ({ text }: Understanding, { start, end }: StreetSaid): boolean =>
  !/\p{L}/u.test(`${text.slice(0, start)} ${text.slice(end)}`.replace(AROUND, ' '));
