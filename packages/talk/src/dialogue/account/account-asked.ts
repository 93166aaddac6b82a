import { cleanText, plainText } from '../../understanding/clean-text.ts';
import { isLikelyReckoning } from '../../understanding/own-reckoning.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { askingClauses } from '../questions-in.ts';
import type { DialogueState } from '../state.ts';
import type { Account, Included } from './account.ts';
import {
  ASKS_TO_LEND,
  DOUBTS,
  ENOUGH,
  HOW,
  HOW_MUCH_OF,
  INCLUDES,
  MAY,
  MEANING,
  NAMED,
  NONE_TOLD,
  ONLY_STEPS,
  ONLY_WHICH,
  OTHERS,
  PARTS,
  POINTS,
  SAID_BEFORE,
  WHOSE,
  YOU_SAID,
} from './account-words.ts';
import { besideIn } from './figures-of-home.ts';
import { isQuoteOf, isShare, numbersSaid, type SaidNumber, sizedLike } from './numbers-said.ts';
import type { FigureKind, FigureOf, ToldAnswer } from './told.ts';
import { figuresOf, headlineOf, isTheirs } from './told-figures.ts';

/** The newest first; in an answer, what it was for first. */
const allFigures = (told: readonly ToldAnswer[]): FigureOf[] =>
  told.toReversed().flatMap((of) => figuresOf(of).map((figure) => ({ figure, of })));

type Quoted = { said: SaidNumber; ours: FigureOf | null; isTheirs: boolean };

const quotedIn = (text: string, told: readonly ToldAnswer[]): Quoted[] => {
  const figures = allFigures(told);
  return numbersSaid(text).map((said) => ({
    said,
    ours: figures.find(({ figure }) => isQuoteOf(said, figure)) ?? null,
    isTheirs: told.some((answer) => isTheirs(said.value, answer) || isTheirs(said.value * 1000, answer)),
  }));
};

/** With #, @ and § where figures of ours, of theirs and others stand. */
const marked = (text: string, quoted: readonly Quoted[]): string =>
  quoted
    .reduceRight(
      (rest, { said: { start, end }, ours, isTheirs: isTold }) =>
        `${rest.slice(0, start)}${ours ? '#' : isTold ? '@' : '§'} ${rest.slice(end)}`,
      text,
    )
    .replace(/\s+/gu, ' ')
    .replace(
      /(?<=[#@§]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}?？。])/gu,
      '',
    );

/** What is spoken of where no figure is named: the one that was asked about last, else what the last answer was for. */
const spokenOf = ({ toldAnswers, figureMeant }: DialogueState): FigureOf | null => {
  const figures = allFigures(toldAnswers);
  const meant = figureMeant
    ? figures.find(({ figure }) => figure.name === figureMeant.name && figure.value === figureMeant.value)
    : null;
  if (meant) return meant;
  const of = toldAnswers.at(-1);
  const figure = of && headlineOf(of);
  return of && figure ? { figure, of } : null;
};

/** By its name, in one of the last answers. */
const namedIn = (text: string, told: readonly ToldAnswer[]): FigureOf | null => {
  const kinds = NAMED.filter(([, words]) => words.test(text)).flatMap(([of]) => of);
  return allFigures(told).find(({ figure }) => kinds.includes(figure.kind)) ?? null;
};

/** In one breath: '95k, is that enough? And is the duty in it?' asks both. */
const asksOfParts = (text: string): boolean =>
  text.split(/(?<=[.?!;？。！؟।])/u).some((one) => INCLUDES.test(one) && !ENOUGH.test(one));

const partsIn = (text: string): Included[] => {
  const named = PARTS.filter(([, words]) => words.test(text)).map(([part]) => part);
  // 'The first home concession on stamp duty' names the duty only to say of what.
  const isOfDuty = named.some((part) => part === 'firstHome' || part === 'ownHome' || part === 'surcharge');
  return isOfDuty ? named.filter((part) => part !== 'duty') : named;
};

/** Figures that others work out, too. What a home is worth is checked against the value instead. */
const RECKONED: ReadonlySet<FigureKind> = new Set([
  'duty',
  'cash',
  'loan',
  'lvr',
  'insurance',
  'repayment',
  'power',
  'surcharge',
]);
/** With both numbers named, what sales are told of as well. */
const COMPARED: ReadonlySet<FigureKind> = new Set([...RECKONED, 'value', 'median', 'comparables', 'range']);
const ALIKE = 4;
/** Half as much again. */
const NEAR_SIZE = Math.log(1.5);
const isAlike = (one: number, other: number): boolean => one <= other * ALIKE && other <= one * ALIKE;

/** So short that it goes on with what was told: 'stamp duty included?'. */
const SHORT = 60;

/** 'My broker says' right before a number, or 'says my broker' after it; no other number between them. */
const NEAR_BEFORE = 48;
const NEAR_AFTER = 24;
const isSaidByOthers = (text: string, { start, end }: SaidNumber): boolean =>
  OTHERS.test(text.slice(Math.max(0, start - NEAR_BEFORE), start).replace(/^.*\d/u, '')) ||
  OTHERS.test(text.slice(end, end + NEAR_AFTER).replace(/\d.*$|[.?!,;].*$/u, ''));

/** What somebody else's number is likely to be held against: of its size, in one of the last answers. */
const besideTheirs = (
  said: SaidNumber,
  told: readonly ToldAnswer[],
  kinds: ReadonlySet<FigureKind>,
): FigureOf | null => {
  for (const of of told.toReversed()) {
    const figure = headlineOf(of);
    if (!figure || figure.unit !== said.unit || !kinds.has(figure.kind)) continue;
    if (isAlike(sizedLike(said, figure.value), figure.value)) return { figure, of };
  }
  // Not what was asked for, but told beside it: the duty in the cash that is needed.
  const far = ({ figure }: FigureOf): number =>
    Math.abs(Math.log(sizedLike(said, figure.value) / figure.value));
  const [nearest] = allFigures(told.slice(-1))
    .filter(({ figure }) => figure.unit === said.unit && kinds.has(figure.kind) && figure.value > 0)
    .toSorted((one, other) => far(one) - far(other));
  return nearest && far(nearest) < NEAR_SIZE ? nearest : null;
};

/** A number of somebody else beside a figure of ours. */
const theirsIn = (
  plain: string,
  quoted: readonly Quoted[],
  { toldAnswers }: DialogueState,
): Extract<Account, { act: 'theirs' }> | null => {
  const said = quoted.filter((one) => isSaidByOthers(plain, one.said));
  const theirs = said.find(({ ours, isTheirs: isTold }) => ours === null && !isTold) ?? said[0];
  if (!theirs || (theirs.ours === null && theirs.isTheirs)) return null;
  if (ASKS_TO_LEND.test(plain) && !WHOSE.test(plain)) return null;
  // Nothing but that somebody else has the same, or nearly.
  const isOnlyTold = theirs.ours !== null && quoted.length === 1 && plain.length <= SHORT;
  const isDoubted = DOUBTS.test(plain) || isOnlyTold;
  // Whether a price is right is checked against the value; who is right is asked of both.
  const kinds = WHOSE.test(plain) ? COMPARED : RECKONED;
  const named = quoted.find(
    ({ said: { start }, ours }) => start !== theirs.said.start && ours !== null,
  )?.ours;
  const isComparable =
    named && named.figure.unit === theirs.said.unit && COMPARED.has(named.figure.kind) ? named : null;
  const ours =
    isComparable ??
    (isDoubted ? (namedIn(plain, toldAnswers) ?? besideTheirs(theirs.said, toldAnswers, kinds)) : null);
  if (!ours || !(isComparable || kinds.has(ours.figure.kind))) return null;
  const value = sizedLike(theirs.said, ours.figure.value);
  return ours.figure.unit === theirs.said.unit && isAlike(value, ours.figure.value)
    ? { act: 'theirs', theirs: value, ...ours }
    : null;
};

/** What they reckon themselves, beside ours; with other numbers it is a sum to be done again. */
const ownIn = (
  plain: string,
  quoted: readonly Quoted[],
  { toldAnswers }: DialogueState,
): Extract<Account, { act: 'own' }> | null => {
  const isReckoned = ({ said: { start, end } }: Quoted): boolean =>
    isLikelyReckoning(plain.slice(0, start), plain.slice(end));
  const own = quoted.find(isReckoned);
  if (!own || quoted.some((one) => one !== own && one.ours === null)) return null;
  const named = quoted.find((one) => one !== own)?.ours ?? namedIn(plain, toldAnswers) ?? own.ours;
  const meant =
    named && RECKONED.has(named.figure.kind) ? named : besideTheirs(own.said, toldAnswers, RECKONED);
  if (!meant || meant.figure.unit !== own.said.unit) return null;
  const value = sizedLike(own.said, meant.figure.value);
  return isAlike(value, meant.figure.value) ? { act: 'own', own: value, ...meant } : null;
};

/** The last answer, and the one before it that told another figure for the same thing. */
const lastTwoOf = (told: readonly ToldAnswer[]): Extract<Account, { act: 'which' }> | null => {
  const of = told.at(-1);
  const figure = of && headlineOf(of);
  if (!of || !figure) return null;
  const earlier = told.slice(0, -1).findLast((answer) => {
    const before = headlineOf(answer);
    return before !== null && before.kind === figure.kind && before.value !== figure.value;
  });
  const before = earlier && headlineOf(earlier);
  return earlier && before
    ? { act: 'which', one: { figure: before, of: earlier }, other: { figure, of } }
    : null;
};

/** Two figures of ours for the same thing; or a value, and an answer that found none. */
const whichIn = (
  text: string,
  quoted: readonly Quoted[],
  { toldAnswers }: DialogueState,
): Extract<Account, { act: 'which' }> | null => {
  const ours = quoted.flatMap(({ ours: one }) => one ?? []);
  const [one] = ours;
  if (quoted.length === 0 && ((YOU_SAID.test(text) && DOUBTS.test(text)) || ONLY_WHICH.test(text)))
    return lastTwoOf(toldAnswers);
  if (!one || !(DOUBTS.test(text) || SAID_BEFORE.test(text) || NONE_TOLD.test(text))) return null;
  const others = allFigures(toldAnswers).filter(
    ({ figure, of }) => figure.kind === one.figure.kind && figure.value !== one.figure.value && of !== one.of,
  );
  const named = ours.find((two) => others.some(({ figure }) => figure.value === two.figure.value));
  const inOrder = (two: FigureOf): Extract<Account, { act: 'which' }> =>
    toldAnswers.indexOf(one.of) < toldAnswers.indexOf(two.of)
      ? { act: 'which', one, other: two }
      : { act: 'which', one: two, other: one };
  if (named) return inOrder(named);
  if (!SAID_BEFORE.test(text)) return null;
  const none = toldAnswers.findLast(
    ({ tool, result }) => tool === 'assess' && result.valueAud === null && one.figure.kind === 'value',
  );
  if (none) return { act: 'which', one, other: none };
  // 'You said 33k before, why is it more now?'
  const [newest] = others;
  return newest && DOUBTS.test(text) && quoted.length === 1 ? inOrder(newest) : null;
};

/** Sums, in which something else may be. */
const WITH_PARTS: ReadonlySet<FigureKind> = new Set([
  'duty',
  'cash',
  'loan',
  'lvr',
  'repayment',
  'power',
  'margin',
  'insurance',
]);
/** 'Is the surcharge in that?' asks of the whole: not of the surcharge, and not of a rate that was just explained. */
const wholeOf = (
  named: FigureOf | null,
  parts: readonly Included[],
  before: DialogueState,
): FigureOf | null => {
  const isWhole = (one: FigureOf | null): boolean =>
    one !== null && WITH_PARTS.has(one.figure.kind) && !parts.some((part) => part === one.figure.kind);
  if (isWhole(named)) return named;
  const spoken = spokenOf(before);
  if (spoken === null || isWhole(spoken)) return spoken;
  const figure = headlineOf(spoken.of);
  return figure && WITH_PARTS.has(figure.kind) ? { figure, of: spoken.of } : null;
};

/** Of several figures the one that the words are said of. */
const explainedIn = (text: string, quoted: readonly Quoted[]): FigureOf | null => {
  const found = MEANING.exec(text);
  if (!found) return null;
  const upTo = text.slice(0, found.index + found[0].length).split('#').length - 1;
  const ours = quoted.flatMap(({ ours: one }) => one ?? []);
  return ours[Math.max(1, upTo) - 1] ?? null;
};

/** Measures of ours, which nobody else sets. */
const MEASURES: ReadonlySet<FigureKind> = new Set(['confidence', 'error', 'risk', 'growth', 'clearance']);
/** Nearer than this, in hundredths, it is remembered a little wrong. */
const NEARLY = 2;

/** 'Is 15.9% the median error?', where another one was told: the measure that is named, or that is nearly as large. */
const misquotedIn = (
  plain: string,
  quoted: readonly Quoted[],
  told: readonly ToldAnswer[],
): Extract<Account, { act: 'meaning' }> | null => {
  const measures = allFigures(told).filter(({ figure }) => MEASURES.has(figure.kind));
  const kinds = NAMED.filter(([, words]) => words.test(plain)).flatMap(([of]) => of);
  for (const one of quoted) {
    const { said, ours, isTheirs: isTold } = one;
    if (ours || isTold || !isShare(said)) continue;
    const meant =
      measures.find(({ figure }) => kinds.includes(figure.kind)) ??
      measures.find(({ figure }) => Math.abs(figure.value - said.value) < NEARLY);
    if (!meant) continue;
    const asIfOurs = quoted.map((each) => (each === one ? { ...one, ours: meant } : each));
    const explained = explainedIn(marked(plain, asIfOurs), asIfOurs);
    if (explained === meant) return { act: 'meaning', said: said.value, ...meant };
  }
  return null;
};

/** Numbers of years and shares in words for a part are none that is asked about. */
const LEAST_ASKED_AUD = 500;

/** What a message asks about a figure that was told; null where it asks for something else. */
export const accountAsked = (
  heard: Pick<Understanding, 'text' | 'places'>,
  before: DialogueState,
): Account | null => {
  const { toldAnswers } = before;
  if (toldAnswers.length === 0) return null;
  const plain = plainText(cleanText(heard.text));
  const quoted = quotedIn(plain, toldAnswers);
  const text = marked(plain, quoted);
  const beside = besideIn(
    plain,
    quoted.filter(({ isTheirs: isTold }) => !isTold).map(({ ours: one }) => one),
    toldAnswers,
  );
  if (beside && !OTHERS.test(plain)) return { act: 'beside', ...beside };
  const theirs = theirsIn(plain, quoted, before);
  if (theirs) return theirs;
  const own = ownIn(plain, quoted, before);
  if (own) return own;
  const which = whichIn(text, quoted, before);
  if (which) return which;
  const ours = quoted.find((one) => one.ours !== null)?.ours ?? null;
  const isPointed = [POINTS, ONLY_STEPS, HOW_MUCH_OF].some((words) => words.test(text));
  const isOther = text.includes('§');
  const meant =
    ours ?? (isOther ? null : (namedIn(text, toldAnswers) ?? (isPointed ? spokenOf(before) : null)));
  const isAsking = /[?？؟]/u.test(plain) || askingClauses(heard.text).length > 0;
  const parts =
    asksOfParts(text) &&
    (ours || !MAY.test(text)) &&
    (ours || isPointed || heard.text.length <= SHORT) &&
    isAsking
      ? partsIn(text)
      : [];
  const sum = quoted.find((one) => one.ours !== null && WITH_PARTS.has(one.ours.figure.kind))?.ours ?? null;
  const whole = sum ?? (isOther || ours ? null : wholeOf(namedIn(text, toldAnswers), parts, before));
  if (whole && parts.length > 0) return { act: 'includes', parts, ...whole };
  const explained = ours && explainedIn(text, quoted);
  if (explained) return { act: 'meaning', ...explained };
  const misquoted = misquotedIn(plain, quoted, toldAnswers);
  if (misquoted) return misquoted;
  if (meant && meant.figure.kind === 'repayment' && HOW_MUCH_OF.test(text)) return { act: 'how', ...meant };
  if (!HOW.test(text) && !ONLY_STEPS.test(text)) return null;
  if (meant && heard.places.length === 0) return { act: 'how', ...meant };
  if (ours) return { act: 'how', ...ours };
  const asked = quoted.find(({ said }) => said.unit === 'percent' || said.value >= LEAST_ASKED_AUD);
  if (!asked || quoted.length > 1) return null;
  const { said, isTheirs: isTold } = asked;
  return { act: isTold ? 'yours' : 'unknown', value: said.value, unit: said.unit };
};
