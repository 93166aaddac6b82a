import { dutyByCause } from '@propguard/rules/duty/duty-parts';
import { isState } from '@propguard/rules/places/states';
import type { Included } from '../../dialogue/account/account.ts';
import type { FigureOf } from '../../dialogue/account/told.ts';
import type { Voice } from '../composed.ts';
import type { AccountNeeds, AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { dutyOfAnswer } from './duty-said.ts';
import { figureSaid, numberIn, rowOf } from './rests-on.ts';

/** `amount`: how much of it is in; nothing where it is not. `instead`: what the duty would be with it. */
type Counted =
  | { is: 'in'; amount: string; value: number }
  | { is: 'nothing' }
  | { is: 'none'; state: string }
  | { is: 'out'; instead?: number; isToTell?: boolean };

const OUT: Counted = { is: 'out' };

/** Of the duty that is in the figure. */
const inDuty = (part: Included, meant: FigureOf, needs: AccountNeeds, { show }: Voice): Counted | null => {
  const found = dutyOfAnswer(meant, needs);
  if (!found) return null;
  const { parts, table, state, isFirstHome, priceAud } = found;
  const causes = isState(state) ? dutyByCause(table, state, priceAud) : {};
  const isDutyAlone = meant.figure.kind === 'duty';
  const counted = (value: number): Counted =>
    value > 0 ? { is: 'in', amount: show.aud(value), value } : { is: 'nothing' };
  const outside = (instead: number | undefined): Counted =>
    instead === undefined
      ? { is: 'none', state }
      : isDutyAlone && instead !== parts.dutyAud
        ? { is: 'out', instead }
        : OUT;
  switch (part) {
    case 'firstHome':
      if (isFirstHome) return table.firstHome ? counted(parts.firstHomeAud) : { is: 'none', state };
      return outside(causes.firstHome);
    case 'ownHome':
      if (isFirstHome && causes.ownHome !== undefined) return counted(parts.ownHomeAud);
      return outside(causes.ownHome);
    case 'surcharge':
      return parts.surchargeAud > 0 ? counted(parts.surchargeAud) : outside(causes.surcharge);
    case 'duty':
      return isDutyAlone ? null : counted(parts.dutyAud + parts.surchargeAud);
    default:
      return null;
  }
};

/** Of what can be borrowed, and of amounts that costs are added to. */
const inSum = (part: Included, meant: FigureOf, { show }: Voice): Counted => {
  const row = rowOf(meant);
  const isIn = (...names: string[]): Counted | null => {
    const value = numberIn(row, ...names);
    return value !== null && value > 0 ? { is: 'in', amount: show.aud(value), value } : null;
  };
  const { kind } = meant.figure;
  if (kind === 'power') {
    if (part === 'debts')
      return (
        isIn('countedAud', 'otherRepaymentsAud') ?? isIn('otherDebtsAud') ?? { is: 'out', isToTell: true }
      );
    if (part === 'secondIncome') return isIn('secondIncomeAud') ?? { is: 'out', isToTell: true };
    const tested = numberIn(row, 'testedRatePercent');
    if (part === 'buffer' && tested !== null)
      return { is: 'in', amount: show.percentOf(tested, 2), value: tested };
  }
  if (part === 'costs' && (kind === 'cash' || kind === 'loan' || kind === 'lvr'))
    return isIn('costsAud') ?? OUT;
  return OUT;
};

const saidOf = (part: Included, counted: Counted, meant: FigureOf, voice: Voice): string[] => {
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const said = { figure: figureSaid(meant, voice), part: words.parts[part] };
  switch (counted.is) {
    case 'in':
      return [show.say(words.includesYes, { ...said, amount: counted.amount })];
    case 'nothing':
      return [show.say(words.includesZero, said)];
    case 'none':
      return [show.say(words.noSuch, { ...said, state: counted.state })];
    default:
      return [
        show.say(words.includesNo, said),
        ...(counted.instead === undefined
          ? []
          : [show.say(words.withIt, { amount: show.aud(counted.instead) })]),
        ...(counted.isToTell ? [words.tellMe] : []),
      ];
  }
};

/** Whether each of these is in a figure, and how much of it. */
export const includesSaid = (
  { parts, ...meant }: FigureOf & { parts: readonly Included[] },
  needs: AccountNeeds,
  voice: Voice,
): AccountSaid => {
  // Nothing is let off for a first home, and what living there lets off is counted all the same.
  const inIt = dutyOfAnswer(meant, needs)?.parts;
  const isOwnCounted = parts.includes('firstHome') && inIt?.firstHomeAud === 0 && inIt.ownHomeAud > 0;
  const asked: Included[] = isOwnCounted ? [...new Set<Included>([...parts, 'ownHome'])] : [...parts];
  const all = asked.map(
    (part) => [part, inDuty(part, meant, needs, voice) ?? inSum(part, meant, voice)] as const,
  );
  return {
    sentences: all.flatMap(([part, counted]) => saidOf(part, counted, meant, voice)),
    grounds: [
      rowOf(meant),
      meant.figure.value,
      ...all.map(([, counted]) =>
        'value' in counted ? counted.value : 'instead' in counted ? counted.instead : null,
      ),
    ],
  };
};
