import { plainText } from '../../../understanding/clean-text.ts';
import { sieveOf } from '../../../understanding/sieve.ts';
import { whenSaid } from '../../../understanding/when-said.ts';
import { BEGINS_WITH_NO, BEGINS_WITH_YES, BUT, NODS, POINTS } from '../answer-words.ts';
import { asideOf, isAsking } from '../asides.ts';
import { ASKS_OTHERS, ASKS_WHEN, COMES, NONE_SUITS, ON_PAPER, SEES, WANTS_TO_SEE } from '../booking-words.ts';
import { asksToMove, CALLS_OFF } from '../change-words.ts';
import {
  ANY_ONE,
  EARLIER_THAN_THOSE,
  EARLIEST,
  EARLIEST_IN_DAY,
  LATER_THAN_THOSE,
  LATEST,
  LATEST_IN_DAY,
  NUMBERED,
  NUMBERED_IN_WORDS,
  ORDINALS,
} from '../choice-words.ts';
import { isNotYet } from '../not-yet-words.ts';
import { asksWhatIsBooked } from '../recount-words.ts';

export const SAID: Readonly<Record<string, RegExp>> = {
  yes: BEGINS_WITH_YES,
  no: BEGINS_WITH_NO,
  nods: NODS,
  but: BUT,
  points: POINTS,
  others: ASKS_OTHERS,
  none: NONE_SUITS,
  any: ANY_ONE,
  later: LATER_THAN_THOSE,
  earlier: EARLIER_THAN_THOSE,
  callsOff: CALLS_OFF,
  wants: WANTS_TO_SEE,
  comes: COMES,
  sees: SEES,
  when: ASKS_WHEN,
  onPaper: ON_PAPER,
};
const mayBeSaid = sieveOf(Object.entries(SAID), ([, pattern]) => pattern);
/** By which one of a list is named: the last of them that is said is meant. */
export const NAMED: readonly (readonly [name: string, pattern: RegExp])[] = (
  [
    ...ORDINALS.map((pattern, at) => [`place-${at + 1}`, pattern] as const),
    ...NUMBERED_IN_WORDS.map((pattern, at) => [`place-${at + 1}`, pattern] as const),
    ['number', NUMBERED],
    ['latest', LATEST],
    ['latest', LATEST_IN_DAY],
    ['earliest', EARLIEST],
    ['earliest', EARLIEST_IN_DAY],
  ] as const
).map(([name, pattern]) => [name, new RegExp(pattern.source, `${pattern.flags}g`)] as const);

const mayBeNamed = sieveOf(NAMED, ([, pattern]) => pattern);

const lastPlace = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

const NOWHERE = { namesHome: false, isSpokenOf: true, isBooked: true, saysWhen: false };

/** What words that are known in every language say of a message: what was learnt in one holds in the others by them. */
export const knownFeatures = (message: string): string[] => {
  const text = plainText(message);
  const named = mayBeNamed(text)
    .map(([name, pattern]) => ({ name, at: lastPlace(text, pattern) }))
    .filter(({ at }) => at >= 0);
  const last = named.reduce<(typeof named)[number] | null>(
    (found, one) => (found && found.at >= one.at ? found : one),
    null,
  );
  return [
    ...mayBeSaid(text).flatMap(([name, pattern]) => (pattern.test(text) ? [`k:${name}`] : [])),
    ...named.map(({ name }) => `k:${name}`),
    ...(last ? [`last:${last.name}`] : []),
    `when:${whenSaid(message) !== null}`,
    `asks:${isAsking(message)}`,
    `aside:${asideOf(message) ?? 'none'}`,
    `notYet:${isNotYet(text)}`,
    `recount:${asksWhatIsBooked(text)}`,
    `moves:${asksToMove(text, NOWHERE)}`,
  ];
};
