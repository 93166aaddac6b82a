import { type DutyCause, dutyByCause } from '@propguard/rules/duty/duty-parts';
import { monthlyRepaymentCents } from '@propguard/rules/lending/repayments';
import { isState } from '@propguard/rules/places/states';
import type { FigureOf } from '../../dialogue/account/told.ts';
import { valueMeaning } from '../certainty-said.ts';
import type { Voice } from '../composed.ts';
import type { AccountNeeds, AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { dutyOfAnswer, officeSaid } from './duty-said.ts';
import { figureSaid, numberIn, restsOn, rowOf } from './rests-on.ts';

type Cause = { sentence: string; grounds: unknown[]; whose?: 'theirs' | 'ours' | null };

/** Nearer than this two figures are the same but for rounding. */
const SAME_SHARE = 0.01;
const FITS_SHARE = 0.015;
const isNear = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) <= Math.max(1, other * share);

/** Concessions, or the surcharge, that bring the duty to theirs. */
const dutyCause = (meant: FigureOf, theirs: number, needs: AccountNeeds, voice: Voice): Cause | null => {
  const found = dutyOfAnswer(meant, needs);
  if (!found || !isState(found.state)) return null;
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const phrases: Readonly<Record<DutyCause, string>> = {
    general: words.causeGeneral,
    ownHome: words.causeOwnHome,
    firstHome: words.causeFirstHome,
    surcharge: words.causeSurcharge,
  };
  const fits = Object.entries(dutyByCause(found.table, found.state, found.priceAud))
    .filter(([, aud]) => aud !== meant.figure.value && isNear(aud, theirs, FITS_SHARE))
    .toSorted(([, one], [, other]) => Math.abs(one - theirs) - Math.abs(other - theirs));
  const [fit] = fits as [DutyCause, number][];
  if (!fit) return null;
  const [cause, aud] = fit;
  // Whoever told that it is no first home cannot have its concession.
  const canBe =
    cause === 'firstHome' ? needs.isFirstHome !== false : !found.isFirstHome && found.surchargePercent === 0;
  // A first home, or foreigners, were counted because they were told of.
  const isOurs = found.isFirstHome || found.surchargePercent > 0;
  const whose = isOurs && cause !== 'firstHome' ? 'ours' : canBe ? 'theirs' : null;
  return { sentence: show.say(phrases[cause], { amount: show.aud(aud) }), grounds: [aud], whose };
};

const CENTS = 100;
const MONTHS = 12;
const HIGHEST_RATE = 20;
const USUAL_TERMS = [15, 20, 25, 30];
/** The rate at which a loan takes that much a month; null where none does. */
const rateFor = (loanAud: number, years: number, monthAud: number): number | null => {
  let [low, high] = [0.05, HIGHEST_RATE];
  const at = (rate: number): number => monthlyRepaymentCents(loanAud, rate, years) / CENTS;
  if (monthAud < at(low) || monthAud > at(high)) return null;
  while (high - low > 0.005) {
    const middle = (low + high) / 2;
    if (at(middle) < monthAud) low = middle;
    else high = middle;
  }
  return Math.round(low * 20) / 20;
};

const repaymentCause = (meant: FigureOf, theirs: number, { show, language }: Voice): Cause | null => {
  const row = rowOf(meant);
  const [monthly, each] = [numberIn(row, 'monthlyAud'), numberIn(row, 'eachAud')];
  const [loan, rate, years] = ['loanAud', 'ratePercent', 'termYears'].map((name) => numberIn(row, name));
  if (monthly === null || loan == null || rate == null || years == null) return null;
  const words = accountPhrasesOf(language);
  // As often as ours is paid.
  const isEach = meant.figure.name === 'eachAud' && each !== null && each > 0;
  const month = isEach ? (theirs * monthly) / each : theirs;
  const term = USUAL_TERMS.find(
    (one) => one !== years && isNear(monthlyRepaymentCents(loan, rate, one) / CENTS, month, SAME_SHARE / 2),
  );
  if (term !== undefined)
    return {
      sentence: show.say(words.causeTerm, { years: show.unit(term, 'year'), ours: show.unit(years, 'year') }),
      grounds: [term, years],
    };
  const fit = rateFor(loan, years, month);
  if (fit === null) return null;
  const said = { rate: show.percentOf(fit, 2), ours: show.percentOf(rate, 2) };
  return { sentence: show.say(words.causeRate, said), grounds: [fit, rate] };
};

/** What more, or less, they must count a month for their loan to be what is left. */
const powerCause = (meant: FigureOf, theirs: number, { show, language }: Voice): Cause | null => {
  const row = rowOf(meant);
  const [tested, years] = [numberIn(row, 'testedRatePercent'), numberIn(row, 'termYears')];
  if (tested === null || years === null) return null;
  const words = accountPhrasesOf(language);
  const monthOf = (loan: number): number => monthlyRepaymentCents(loan, tested, years) / CENTS;
  const amount = Math.round((monthOf(meant.figure.value) - monthOf(theirs)) / 10) * 10;
  if (amount === 0) return null;
  const phrase = amount > 0 ? words.causeMoreCosts : words.causeLessCosts;
  return {
    sentence: show.say(phrase, { amount: show.aud(Math.abs(amount)) }),
    grounds: [Math.abs(amount), MONTHS],
  };
};

const decidesSaid = (meant: FigureOf, needs: AccountNeeds, voice: Voice): string[] => {
  const words = accountPhrasesOf(voice.language);
  switch (meant.figure.kind) {
    case 'duty':
    case 'surcharge':
      return officeSaid(needs, voice);
    case 'value':
    case 'range':
    case 'comparables':
    case 'median':
      return [words.valuerDecides];
    default:
      return [words.lenderDecides];
  }
};

/** Ours beside that of somebody else: how far apart, the likeliest cause, and who decides. */
export const theirsSaid = (
  { theirs, ...meant }: FigureOf & { theirs: number },
  needs: AccountNeeds,
  voice: Voice,
): AccountSaid => {
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const { kind, value, unit } = meant.figure;
  const inUnit = (amount: number): string =>
    unit === 'percent' ? show.percentOf(amount, 2) : show.aud(amount);
  const difference = Math.abs(value - theirs);
  const said = { ours: figureSaid(meant, voice), theirs: inUnit(theirs), difference: inUnit(difference) };
  const base = { grounds: [rowOf(meant), value, theirs, difference] as unknown[] };
  if (isNear(theirs, value, SAME_SHARE / 2)) return { ...base, sentences: [show.say(words.same, said)] };
  const cause =
    kind === 'duty'
      ? dutyCause(meant, theirs, needs, voice)
      : kind === 'repayment'
        ? repaymentCause(meant, theirs, voice)
        : kind === 'power'
          ? powerCause(meant, theirs, voice)
          : null;
  const [valueAud, lowAud, highAud] = ['valueAud', 'lowAud', 'highAud'].map((name) =>
    numberIn(rowOf(meant), name),
  );
  const range =
    kind === 'value' && valueAud != null && lowAud != null && highAud != null
      ? [valueMeaning({ valueAud, lowAud, highAud }, voice)]
      : null;
  // Where a home is says nothing of its value, and a deposit nothing of the duty.
  const row = { ...rowOf(meant), [meant.figure.name]: undefined };
  const rests = kind === 'duty' ? { ...row, depositAud: undefined, loanAud: undefined } : row;
  const list = kind === 'value' ? '' : restsOn(meant.of, rests, voice);
  const why = cause
    ? [cause.sentence, ...(cause.whose ? [cause.whose === 'ours' ? words.oursRight : words.theirsRight] : [])]
    : (range ?? [...(list === '' ? [] : [show.say(words.restsOn, { list })]), words.causeUnknown]);
  return {
    sentences: [show.say(words.apart, said), ...why, ...decidesSaid(meant, needs, voice)],
    grounds: [...base.grounds, ...(cause?.grounds ?? [])],
  };
};
