import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { withoutTypos } from '../../understanding/when/time-typos.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { fillArguments } from '../fill-arguments.ts';
import { isHome } from '../place-text.ts';
import { rankedIn } from '../ranked-subjects.ts';
import type { Signs } from '../signs.ts';
import { type Decision, type DialogueState, type ListedSubject, NEW_DIALOGUE } from '../state.ts';
import { ASKS_VIEWING } from '../sum-words.ts';
import { ASKS_WHEN, COMES, ON_PAPER, SEES, WANTS_TO_SEE } from './booking-words.ts';
import { LATEST, NUMBERED, ORDINALS } from './choice-words.ts';
import { isBookingTool } from './finding.ts';
import { streetSaid } from './street-said.ts';

const WISH_WORDS = 30;

/** A home is named or was spoken of, it is to be seen, and a day is said. */
export const isViewing = (
  { text, rest, words: length }: Understanding,
  signs: Signs,
  { address, last, location }: DialogueState,
): boolean => {
  const words = plainText(text);
  const said = whenSaid(rest);
  const isOnPaper = ON_PAPER.test(words) && said === null && !ASKS_WHEN.test(words);
  if (ASKS_VIEWING.test(words)) return !isOnPaper;
  if (signs.addresses > 0 && (WANTS_TO_SEE.test(words) || ASKS_WHEN.test(words)) && !isOnPaper) return true;
  const isThere = address !== null && (signs.has('it') || isBookingTool(last?.tool));
  const isOfHome = signs.addresses > 0 || isThere;
  const isNamed = address !== null || signs.addresses > 0;
  const comes = COMES.test(words) || (isOfHome && WANTS_TO_SEE.test(words));
  if (isNamed && comes && said !== null && !isOnPaper) return true;
  // A home and a day are named, and nothing that we know of it is asked.
  if (
    signs.addresses > 0 &&
    said !== null &&
    !ON_PAPER.test(words) &&
    length <= WISH_WORDS &&
    !asksOfHome(signs)
  )
    return true;
  // A viewing is asked for by its name, of the home or of the homes that were spoken of.
  if ((isNamed || location !== null) && BOOKS_VIEWING.test(words) && !isOnPaper) return true;
  if (isOfHome && signs.amounts === 0 && SEES.test(plainText(rest)) && said !== null) return true;
  // Times were spoken of, and another is named: 'and on Sunday?'
  return (
    last?.tool === 'find_times' &&
    isThere &&
    said !== null &&
    !isOnPaper &&
    length <= WISH_WORDS &&
    signs.amounts === 0
  );
};
/** What we know of a home is asked. */
export const asksOfHome = (signs: Signs): boolean =>
  signs.amounts > 0 ||
  signs.has(
    ...([
      'value',
      'price',
      'market',
      'risk',
      'report',
      'compare',
      'comparables',
      'certificate',
      'rent',
    ] as const),
    ...(['howMuch', 'loan', 'borrow', 'lvr', 'deposit', 'whatIs', 'speak', 'correction'] as const),
  );
const BOOKS_VIEWING =
  /\b(?:book|arrange|organi[sz]e|schedule|set up) (?:me |us )?(?:an? |the |that )?(?:\w+ )?(?:viewing|inspection|visit|tour|showing|walk ?through)\b|besichtigungstermin|预约看房|内見(?:の)?予約|내집? ?보기 예약/u;

/** To see one of the homes that are looked for. */
const SEES_ONE =
  /\b(?:see|view|inspect|visit|look (?:at|through)|check out|book|go (?:and )?see|walk through) (?:to (?:see|view|inspect) )?(?:it|one|them|the |that |inside)|\b(?:see|view|inspect|visit|look at|look through|check out) an? (?:[\w-]+ ){0,4}(?:house|home|unit|apartment|flat|townhouse|villa|place|property)\b|\bbook (?:me|us) in\b|\b(?:inspection|viewing)s?\b|besichtig\w*|\bvisiter\b|\bvisitar\w*|\bver (?:la|el|a|o) prim\w*|\bvedere\b|\bvisitare\b|посмотреть|осмотреть|просмотр|показ|看(?:一下|看|第|最|房|那)|去看|預約|预约|見(?:たい|学|に行)|内見|内覧|보(?:고 싶|러)|볼 수|방문|अंदर से देख|देखने का|समय मिल|معاينة|زيارة|أزور|رؤية/u;

/** 'Homes in Balga under 900k, can I see the first?': which they are comes before when. */
export const homesFirst = (
  heard: Understanding,
  { addresses }: Signs,
  before: DialogueState,
): Decision | null => {
  // Who names its street means one home.
  const isSuburb =
    addresses === 0 && heard.places.some((place) => !isHome(place)) && streetSaid(heard) === null;
  if (!isSuburb || (before.address !== null && before.listed.length === 0)) return null;
  const { address: _, ...thenView } = fillArguments('find_times', heard, before);
  return {
    kind: 'call',
    call: { tool: 'search_listings', arguments: fillArguments('search_listings', heard, before) },
    thenView: { ...thenView, said: heard.text },
  };
};

/** Homes are looked for, and one of them is to be seen. */
export const seeksToView = (heard: Understanding, signs: Signs): boolean =>
  signs.addresses === 0 &&
  heard.places.some((place) => !isHome(place) && place.kind !== 'unknown' && place.kind !== 'foreign') &&
  SEES_ONE.test(plainText(heard.text)) &&
  !ON_PAPER.test(plainText(heard.rest).replace(/\bprices?\b/gu, '')) &&
  (signs.hasCap ||
    signs.hasRooms ||
    signs.hasType ||
    signs.has('find', 'forSale') ||
    whenSaid(heard.rest) !== null);

const SEES_ONE_THERE =
  /\b(?:see|view|inspect|visit|look (?:at|through)|walk through) (?:one|some|a few|them|those)\b(?! (?:report|price|sale|value)s?)/u;
const NOT_ON_PAPER = /\b(?:not|don'?t|instead of) (?:\w+ ){0,3}?(?:valu\w*|pric\w*|worth|reports?)\b/u;

/** 'I want to go and see one, not value it': homes of the place that was spoken of, with the rooms that were. */
export const seesOneThere = (
  heard: Understanding,
  { addresses }: Signs,
  { address, location, last }: DialogueState,
): Decision | null => {
  const words = plainText(heard.text);
  const isPaper = ON_PAPER.test(words.replace(NOT_ON_PAPER, ' '));
  const isThere = location !== null && address === null && addresses === 0 && heard.places.length === 0;
  if (!isThere || isPaper || isBookingTool(last?.tool) || !SEES_ONE_THERE.test(words)) return null;
  const { propertyType, bedrooms } = last?.arguments ?? {};
  const wanted = Object.entries({ locality: location, propertyType, minBedrooms: bedrooms });
  return {
    kind: 'call',
    call: {
      tool: 'search_listings',
      arguments: Object.fromEntries(wanted.filter(([, value]) => value !== undefined)),
    },
    thenView: { said: heard.text },
  };
};

/** Which of the homes that were found is to be seen; null where none is named. */
export const homeToView = (said: string, listed: readonly ListedSubject[]): string | null => {
  const text = withoutTypos(plainText(said));
  const [ranked] = rankedIn(text, {
    ...NEW_DIALOGUE,
    last: { tool: 'search_listings', arguments: {} },
    listed: [...listed],
  });
  if (ranked) return ranked;
  const at = ORDINALS.findIndex((ordinal) => ordinal.test(text));
  const number = Number(NUMBERED.exec(text)?.slice(1).find(Boolean));
  const named = listed[at] ?? listed[number - 1] ?? (LATEST.test(text) ? listed.at(-1) : undefined);
  return named?.name ?? (listed.length === 1 ? (listed[0]?.name ?? null) : null);
};
