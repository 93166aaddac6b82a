import { dutyParts } from '@propguard/rules/duty/duty-parts';
import { siteOf } from '@propguard/rules/duty/state-duty';
import type { FigureOf } from '../../dialogue/account/told.ts';
import type { Voice } from '../composed.ts';
import type { AccountNeeds, AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { numberIn, rowOf, textIn } from './rests-on.ts';

type Row = Readonly<Record<string, unknown>>;
const rowIn = (row: Row, name: string): Row => {
  const value = row[name];
  return typeof value === 'object' && value !== null ? (value as Row) : {};
};

/** Where the duty of an answer is paid; null where it told none. */
export const stateOfDuty = ({ result, arguments: args }: FigureOf['of']): string | null =>
  textIn(result, 'state') ?? textIn(rowIn(result, 'duty'), 'state') ?? textIn(args, 'state');

/** How the duty of an answer came together, by the table that is in force; null where it told none. */
export const dutyOfAnswer = (meant: FigureOf, { duty }: AccountNeeds) => {
  const row = rowOf(meant);
  const { result } = meant.of;
  const priceAud = numberIn(row, 'priceAud') ?? numberIn(result, 'priceAud');
  const state = stateOfDuty(meant.of);
  if (!duty || priceAud === null || state === null || numberIn(row, 'dutyAud') === null) return null;
  const surchargePercent =
    numberIn(row, 'surchargePercent') ?? numberIn(rowIn(result, 'duty'), 'surchargePercent') ?? 0;
  const isFirstHome = result.isFirstHome === true;
  const table = duty.duty;
  const parts = dutyParts(table, priceAud, { isFirstHome, surchargePercent });
  return { parts, state, table, surchargePercent, isFirstHome, priceAud };
};

export const officeSaid = ({ duty }: AccountNeeds, { show, language }: Voice): string[] =>
  duty
    ? [
        show.say(accountPhrasesOf(language).officeDecides, {
          office: duty.duty.office,
          site: siteOf(duty.duty),
        }),
      ]
    : [];

/** Step by step, and what it would be for somebody who lives there or buys a first home. */
export const dutyStepsSaid = (meant: FigureOf, needs: AccountNeeds, voice: Voice): AccountSaid | null => {
  const found = dutyOfAnswer(meant, needs);
  if (!found) return null;
  const { parts, state, table, surchargePercent, isFirstHome, priceAud } = found;
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const { step } = parts;
  const dueAud = parts.dutyAud + parts.surchargeAud;
  const [figure, full, price] = [dueAud, parts.fullAud, priceAud].map(show.aud);
  const said = {
    figure: figure ?? '',
    full: full ?? '',
    price: price ?? '',
    state,
    base: show.aud(step?.baseAud ?? 0),
    from: show.aud(step?.fromAud ?? 0),
    percent: show.percentOf(step?.percent ?? 0, 2),
    above: show.aud(step?.aboveAud ?? 0),
  };
  const band = step
    ? step.ofWhole
      ? words.dutyWhole
      : step.baseAud > 0
        ? words.dutyBand
        : words.dutyFirstBand
    : words.dutyFormula;
  const line = (phrase: string, amount: number, percent = 0): string[] =>
    amount > 0 ? [show.say(phrase, { amount: show.aud(amount), percent: show.percentOf(percent, 2) })] : [];
  const lines = [
    show.say(band, said),
    ...line(words.dutyOwnHome, parts.ownHomeAud),
    ...line(words.dutyFirstHome, parts.firstHomeAud),
    ...line(words.dutySurcharge, parts.surchargeAud, surchargePercent),
  ];
  const asFirst = dutyParts(table, priceAud, { isFirstHome: true });
  const asOwn = dutyParts(table, priceAud, { isFirstHome: false, livesThere: true });
  const others = isFirstHome
    ? []
    : [
        ...(asOwn.dutyAud < parts.dutyAud
          ? [show.say(words.asOwnHome, { amount: show.aud(asOwn.dutyAud + parts.surchargeAud) })]
          : []),
        ...(asFirst.dutyAud < asOwn.dutyAud
          ? [show.say(words.asFirstHome, { amount: show.aud(asFirst.dutyAud + parts.surchargeAud) })]
          : []),
      ];
  return {
    sentences: [
      show.say(words.dutySteps, said),
      ...lines,
      ...(lines.length > 1 ? [show.say(words.dutyTotal, said)] : []),
      ...others,
    ],
    grounds: [parts, dueAud, surchargePercent, asFirst, asOwn].concat(
      asFirst.dutyAud + parts.surchargeAud,
      asOwn.dutyAud + parts.surchargeAud,
    ),
  };
};
