import { isState } from '@propguard/rules/places/states';
import { accountSaid } from '@propguard/talk/answers/account/account-said';
import { stateOfDuty } from '@propguard/talk/answers/account/duty-said';
import type { Account } from '@propguard/talk/dialogue/account/account';
import type { FigureOf } from '@propguard/talk/dialogue/account/told';
import { referenceWithin } from '../../../access/reference-scope.ts';
import { dutyInForce } from '../../duty/duty-in-force.ts';
import type { EngineEnd } from './engine.ts';
import { after, type Telling, tell } from './telling.ts';

const meantIn = (account: Account): FigureOf | null =>
  'figure' in account
    ? account
    : account.act === 'beside'
      ? account.one
      : account.act === 'which'
        ? 'figure' in account.other
          ? account.other
          : account.one
        : null;

/** A figure that was told is accounted for: by what it rested on, and the duty table of its state. */
export const tellAccount = async (telling: Telling, account: Account): Promise<EngineEnd> => {
  const { scope, voice, before } = telling;
  const meant = meantIn(account);
  const state = meant && stateOfDuty(meant.of);
  const duty = isState(state) ? await dutyInForce(referenceWithin(scope), state) : null;
  const { sentences, grounds } = accountSaid(account, { duty, isFirstHome: before.firstHome }, voice);
  tell(telling, sentences, [meant?.of.result, meant?.of.arguments, duty, ...grounds]);
  if (account.act === 'theirs' || account.act === 'unknown')
    telling.emit({ type: 'suggestions', suggestions: [voice.say.suggest.person] });
  return {
    outcome: 'answer',
    missing: null,
    language: voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {
      pending: before.pending,
      action: before.action,
      figureMeant: meant?.figure ?? before.figureMeant,
    }),
  };
};
