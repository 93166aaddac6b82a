import type { Account } from '../../dialogue/account/account.ts';
import type { FigureOf } from '../../dialogue/account/told.ts';
import { besidePhrasesOf } from '../beside-phrases.ts';
import type { Voice } from '../composed.ts';
import type { AccountNeeds, AccountSaid } from './account-answer.ts';
import { meaningSaid } from './meaning-said.ts';
import { figureSaid, rowOf } from './rests-on.ts';

/** Two figures of one home: by how much they differ, and what each of them is. */
export const besideSaid = (
  { one, other }: Extract<Account, { act: 'beside' }>,
  needs: AccountNeeds,
  voice: Voice,
): AccountSaid => {
  const { show, language } = voice;
  const words = besidePhrasesOf(language);
  const difference = Math.abs(one.figure.value - other.figure.value);
  const explained = (meant: FigureOf): readonly string[] =>
    meant.figure.kind === 'value'
      ? [show.say(words.value, { figure: figureSaid(meant, voice) })]
      : meaningSaid(meant, needs, voice).sentences;
  return {
    sentences: [
      show.say(words.apart, {
        one: figureSaid(one, voice),
        other: figureSaid(other, voice),
        difference: show.aud(difference),
      }),
      ...explained(one),
      ...explained(other),
    ],
    grounds: [rowOf(one), rowOf(other), one.figure.value, other.figure.value, difference],
  };
};
