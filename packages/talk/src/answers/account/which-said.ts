import type { Account } from '../../dialogue/account/account.ts';
import type { Voice } from '../composed.ts';
import type { AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { figureSaid, restsOn, rowOf, textIn } from './rests-on.ts';

/** Two figures of ours: what each rests on, and that the later one holds. */
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
  const [first, second] = [one, other].map((meant) => ({
    figure: figureSaid(meant, voice),
    rests: restsOn(meant.of, { ...rowOf(meant), [meant.figure.name]: undefined }, voice),
  }));
  return {
    sentences: [
      show.say(words.laterHolds, { figure: figureSaid(other, voice) }),
      show.say(words.bothMine, {
        one: first?.figure ?? '',
        oneRests: first?.rests ?? '',
        other: second?.figure ?? '',
        otherRests: second?.rests ?? '',
      }),
    ],
    grounds: [rowOf(one), rowOf(other), one.figure.value, other.figure.value],
  };
};
