import type { Account } from '../../dialogue/account/account.ts';
import type { FigureKind } from '../../dialogue/account/told.ts';
import type { Voice } from '../composed.ts';
import type { AccountNeeds, AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { besideSaid } from './beside-said.ts';
import { howSaid } from './how-said.ts';
import { includesSaid } from './includes-said.ts';
import { meaningSaid } from './meaning-said.ts';
import { ownSaid } from './own-said.ts';
import { figureSaid } from './rests-on.ts';
import { theirsSaid } from './theirs-said.ts';
import { whichSaid } from './which-said.ts';

const SUMS: ReadonlySet<FigureKind> = new Set(['loan', 'cash', 'repayment', 'power', 'margin']);

/** What a figure is; first which of ours it is, where they said another number. */
const explained = (
  { said, ...meant }: Extract<Account, { act: 'meaning' }>,
  needs: AccountNeeds,
  voice: Voice,
): AccountSaid => {
  // What a sum is is said by what it is added up from.
  const { sentences, grounds } = SUMS.has(meant.figure.kind)
    ? howSaid(meant, needs, voice)
    : meaningSaid(meant, needs, voice);
  if (said === undefined) return { sentences, grounds };
  const { show, language } = voice;
  const notThat = show.say(accountPhrasesOf(language).notThat, {
    figure: figureSaid(meant, voice),
    said: show.percentOf(said, 2),
  });
  return { sentences: [notThat, ...sentences], grounds: [...grounds, said] };
};

export const accountSaid = (account: Account, needs: AccountNeeds, voice: Voice): AccountSaid => {
  switch (account.act) {
    case 'how':
      return howSaid(account, needs, voice);
    case 'meaning':
      return explained(account, needs, voice);
    case 'includes':
      return includesSaid(account, needs, voice);
    case 'which':
      return whichSaid(account, voice);
    case 'beside':
      return besideSaid(account, needs, voice);
    case 'theirs':
      return theirsSaid(account, needs, voice);
    case 'own':
      return ownSaid(account, voice);
    default: {
      const { value, unit } = account;
      const { show, language } = voice;
      const words = accountPhrasesOf(language);
      const figure = unit === 'percent' ? show.percentOf(value, 2) : show.aud(value);
      const phrase = account.act === 'yours' ? words.yours : words.notMine;
      return { sentences: [show.say(phrase, { figure })], grounds: [value] };
    }
  }
};
