import type { FigureOf } from '../../dialogue/account/told.ts';
import type { Voice } from '../composed.ts';
import type { AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { figureSaid, restsOn, rowOf } from './rests-on.ts';

/** Nearer than this theirs is ours, rounded. */
const SAME_SHARE = 0.005;

/** Ours beside what they reckon themselves: how far apart, and what ours rests on, for them to hold against it. */
export const ownSaid = ({ own, ...meant }: FigureOf & { own: number }, voice: Voice): AccountSaid => {
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const { value, unit, name } = meant.figure;
  const inUnit = (amount: number): string =>
    unit === 'percent' ? show.percentOf(amount, 2) : show.aud(amount);
  const difference = Math.abs(value - own);
  const said = { ours: figureSaid(meant, voice), theirs: inUnit(own), difference: inUnit(difference) };
  const grounds = [rowOf(meant), value, own, difference];
  if (difference <= Math.max(1, value * SAME_SHARE))
    return { sentences: [show.say(words.sameOwn, said)], grounds };
  const list = restsOn(meant.of, { ...rowOf(meant), [name]: undefined }, voice);
  return {
    sentences: [show.say(words.apartOwn, said), ...(list === '' ? [] : [show.say(words.restsOn, { list })])],
    grounds,
  };
};
