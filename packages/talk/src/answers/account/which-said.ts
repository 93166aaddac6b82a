import type { Account } from '../../dialogue/account/account.ts';
import type { FigureKind, FigureOf } from '../../dialogue/account/told.ts';
import type { Voice } from '../composed.ts';
import type { AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { figureSaid, restsApart, rowOf, textIn } from './rests-on.ts';

/** What sold says them: they hold for a home, or a place, on a day. */
const OF_SALES: ReadonlySet<FigureKind> = new Set(['value', 'range', 'comparables', 'median', 'growth']);

/** For which home and day each holds, where that is what sets them apart; null where it is not. */
const heldFor = (figures: readonly [FigureOf, FigureOf], { say, show }: Voice): [string, string] | null => {
  if (!figures.every(({ figure }) => OF_SALES.has(figure.kind))) return null;
  const [one, other] = figures.map(({ of: { result } }) => {
    const day = textIn(result, 'asOf');
    return [textIn(result, 'address') ?? textIn(result, 'location'), day && show.day(day)];
  }) as [(string | null)[], (string | null)[]];
  const differing = one.flatMap((text, at) => (text && other[at] && text !== other[at] ? [at] : []));
  if (differing.length === 0) return null;
  const only = (names: (string | null)[]): string => differing.map((at) => names[at]).join(say.comma);
  return [only(one), only(other)];
};

const apartSaid = (figures: readonly [FigureOf, FigureOf], voice: Voice): string[] => {
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const [one, other] = figures.map((meant) => figureSaid(meant, voice)) as [string, string];
  const [oneRests, otherRests] = restsApart(figures, voice);
  if (oneRests !== '' && otherRests !== '')
    return [show.say(words.bothMine, { one, oneRests, other, otherRests })];
  const [figure, list] = oneRests === '' ? [other, otherRests] : [one, oneRests];
  return list === '' ? [] : [show.say(words.alsoCounts, { figure, list })];
};

/** Two figures of ours: each holds for its own home and day, else the later one, and what sets them apart. */
export const whichSaid = ({ one, other }: Extract<Account, { act: 'which' }>, voice: Voice): AccountSaid => {
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  if (!('figure' in other)) {
    const place = textIn(one.of.result, 'address') ?? '';
    return {
      sentences: [
        show.say(words.valueHolds, {
          figure: figureSaid(one, voice),
          place,
        }),
      ],
      grounds: [one.figure.value, one.of.result, other.result],
    };
  }
  const held = heldFor([one, other], voice);
  const grounds = [rowOf(one), rowOf(other), one.figure.value, other.figure.value];
  if (held) {
    const [oneFor, otherFor] = held;
    const said = { one: figureSaid(one, voice), other: figureSaid(other, voice), oneFor, otherFor };
    return { sentences: [show.say(words.bothHold, said)], grounds };
  }
  return {
    sentences: [
      show.say(words.laterHolds, { figure: figureSaid(other, voice) }),
      ...apartSaid([one, other], voice),
    ],
    grounds,
  };
};
