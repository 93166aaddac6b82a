import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { State } from '@propguard/rules/places/states';
import type { LastTopic } from '../reading/learnt-labels.ts';
import { cleanText, plainText } from './clean-text.ts';
import { correctWords } from './correct-words.ts';
import { findFeatures } from './features.ts';
import type { Gazetteer } from './gazetteer.ts';
import { glossOf } from './gloss.ts';
import { findRooms, type HomeFacts } from './home-facts.ts';
import { findHomeType } from './home-type.ts';
import { detectLanguage } from './language.ts';
import { letCostsIn, type SaidCost } from './let-costs.ts';
import type { Concept } from './lexicon.ts';
import { findConcepts } from './lexicons.ts';
import { rateOf } from './loan-rate.ts';
import { findTermYears } from './loan-term.ts';
import { findMoney, type Money } from './money.ts';
import { withLatinNames } from './names-in-scripts.ts';
import { findPlaces } from './places/find-places.ts';
import type { PlaceMention } from './places/place-mention.ts';
import { withoutQuotes } from './quoted-text.ts';
import { findPercentages, type Percentage } from './rates.ts';
import { findReference } from './reference.ts';
import { findRelativeChanges, type RelativeChange } from './relative-changes.ts';
import { findRuleTopics, type RuleTopic } from './rule-topics.ts';
import { withShorthandSpelt } from './shorthand.ts';
import { findSortOrder, type SortOrder } from './sort-order.ts';
import { withWrittenContacts } from './spoken-contacts.ts';
import { withHouseNumbers } from './spoken-numbers.ts';
import { isKnownWord, isLexiconWord, strangeWords } from './vocabulary.ts';

/** A message, understood as far as it goes without the conversation that it stands in. */
export type Understanding = {
  language: AssistantLanguage;
  isLanguageSure: boolean;
  /** Where it was put into another language to be understood: the language in which it is answered. */
  answered?: AssistantLanguage;
  /** Clean, without what was quoted; places are blanked out in `rest`. */
  text: string;
  rest: string;
  words: number;
  concepts: ReadonlySet<Concept>;
  places: readonly PlaceMention[];
  changes: readonly RelativeChange[];
  money: readonly Money[];
  percentages: readonly Percentage[];
  ratePercent: number | null;
  termYears: number | null;
  /** What a let home costs, each by its name: none of these amounts is another. */
  costs: readonly SaidCost[];
  facts: HomeFacts;
  features: string[];
  /** In which order homes are wanted. */
  sort: SortOrder | null;
  topics: RuleTopic[];
  reference: string | null;
  hazards: HazardKind[];
  quoted: string;
  /** What it speaks of in English beside all that we know of. */
  strange: string[];
  /** It says that what was answered was not what was asked. */
  isRejecting?: true;
};

export type Hearing = {
  language: AssistantLanguage | null;
  state: State | null;
  /** Something was asked before, which a message can change: '50k cheaper'. */
  isContinued?: boolean;
  /** What our last reply was about. */
  lastTopic?: LastTopic | null;
};

const HAZARDS: readonly HazardKind[] = ['flood', 'fire', 'coastalErosion', 'subsidence'];

const blank = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** What was quoted is kept apart: it is shown to us, and never a wish. */
export const understand = (message: string, gazetteer: Gazetteer, hearing: Hearing): Understanding => {
  const clean = cleanText(message);
  const gloss = glossOf(clean, hearing.language);
  const cleaned = withHouseNumbers(
    withShorthandSpelt(withWrittenContacts(withLatinNames(gloss?.text ?? clean))),
  );
  const { spoken, quoted } = withoutQuotes(cleaned);
  const heard = understandText(
    spoken === '' ? cleaned : spoken,
    quoted,
    gazetteer,
    gloss ? { ...hearing, language: 'en' } : hearing,
  );
  return gloss ? { ...heard, answered: gloss.language, isLanguageSure: true } : heard;
};

const MILLION = 1_000_000;
/** 'If my rate was 5.5' speaks of no five and a half million. */
const isRate = ({ aud }: Money, ratePercent: number | null, text: string): boolean =>
  ratePercent !== null &&
  Math.abs(aud - ratePercent * MILLION) < 1 &&
  !new RegExp(String.raw`${ratePercent}\s?(?:m|mil|mio|млн|百万|백만)`, 'iu').test(text.replace(',', '.'));

const understandText = (
  text: string,
  quoted: string,
  gazetteer: Gazetteer,
  hearing: Hearing,
): Understanding => {
  const isOtherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u.test(text);
  const places = findPlaces(text, gazetteer, {
    state: hearing.state,
    isOtherScript,
    isOrdinaryWord: isLexiconWord,
    isKnownWord,
  });
  const named = places.filter(({ kind }) => kind !== 'unknown');
  const rest = blank(text, named);
  const { language, isSure } = detectLanguage(rest, hearing.language);
  const lower = plainText(rest);
  const plain = language === 'en' ? correctWords(lower, (word) => gazetteer.named(word).length > 0) : lower;
  const concepts = findConcepts(plain, language);
  const changes = hearing.isContinued ? findRelativeChanges(rest) : [];
  // 'One bedroom less' is no wish for one bedroom.
  const stated = blank(rest, changes);
  const plainlyStated = changes.length === 0 ? plain : plainText(stated);
  const costs = letCostsIn(stated);
  const uncosted = blank(stated, costs);
  const percentages = findPercentages(uncosted);
  const ratePercent = rateOf(uncosted, percentages);
  return {
    language,
    isLanguageSure: isSure,
    text,
    rest: plain,
    words: (text.match(/[\p{L}\p{N}]+/gu) ?? []).length,
    concepts,
    places,
    changes,
    money: findMoney(uncosted, percentages).filter((one) => !isRate(one, ratePercent, uncosted)),
    percentages,
    ratePercent,
    costs,
    termYears: findTermYears(stated),
    facts: { propertyType: findHomeType(plain, language), ...findRooms(plainlyStated) },
    features: findFeatures(rest),
    sort: findSortOrder(rest),
    topics: findRuleTopics(rest),
    reference: findReference(text),
    hazards: HAZARDS.filter((kind) => concepts.has(kind)),
    quoted,
    strange:
      language === 'en' ? strangeWords(plain).filter((word) => gazetteer.named(word).length === 0) : [],
  };
};
