import { onceAMessage } from './once-a-message.ts';
import { matcherOf } from './sieve.ts';

const RESULT =
  '(?:value|valuation|estimate|score|rating|risk|flood risk|fire risk|certificate|median|figure|result|assessment|threshold|limit|report|verdict|status)';
/** A result told to us instead of asked of us. */
const DICTATED: readonly RegExp[] = [
  /\b(?:remove|hide|delete|erase|drop|clear|suppress|turn off) (?:the |its |that |any |all )*(?:\S+ )?(?:warnings?|flags?|hazards?|risk ratings?|risk scores?|checks?)\b/,
  /\bjust agree\b|\bassume (?:that )?(?:i|it|we|the|my|this)\b.{0,30}\b(?:compliant|safe|approved|zero|low risk|flood free)\b/,
  /\b(?:valuation|value|it|price) is (?:a?\$)?\d\S*(?: million| mil)?,? (?:please )?(?:confirm|agree|certify|ok)\b/,
  /(?<!\b(?:would|do|could|can|did) (?:you|u|ya) (?:still |really |honestly )?)\b(?:say|tell (?:me|them|us|him|her)|write|state) (?:that )?(?:it'?s|that'?s|they'?re|its|theyre|everything'?s)\b(?: \S+){0,3}? (?:worth|safe|compliant|fine|free|low|zero|approved)\b/,
  new RegExp(
    String.raw`\b(?:set|change|edit|overwrite|make|adjust|put|mark|record|rewrite|raise|increase|lower|reduce|bump|push|round|write|issue) (?:(?:up|down|me|us|the|its|my|that|this|their|lvr|a) )*${RESULT}(?: \S+){0,5}? (?:to|at|as|say|says|be|up|down|by|so|higher|lower|showing|saying)\b`,
  ),
  new RegExp(
    String.raw`\b(?:give|make|produce|create|generate|print|draft|issue|write|need|want)\b.* ${RESULT} .*\b(?:showing|saying|stating|that says|which says|that shows|claiming)\b`,
  ),
  /\b(?:change|edit|alter|amend|overwrite|falsify|delete|remove|erase|rewrite|tamper with) (?:the |a |an |my |its |all |every )*(?:sale price|sold price|sales? records?|records?|audit (?:log|trail)|logs?|history|valuation|listing price|register)\b/,
  /\b(?:add|knock|take|tack|whack|chuck|put) (?:an? )?(?:extra )?(?:a?\$)?\s?\d\S*(?: \S+){0,3}? (?:on top|onto|to it|to the (?:value|valuation|estimate|price)|off (?:it|the (?:value|valuation|estimate)))/,
  /\bpretend\b(?! (?:that )?(?:(?:i|we) (?:have|had|earn|make|get|put|borrow|am|are|were)|(?:the|my|our) (?:rate|price|deposit|income|loan|value|house|place)))/,
  /\b(?:mark|record|report|declare|certify|treat|list|flag) (?:it|this|that|the \S+|my \S+)(?: \S+){0,4}? (?:as )?(?:compliant|approved|safe|low risk|flood[ -]free|worth|valued)\b/,
  /^(?:please |just |can you |now )*(?:value|appraise|assess|estimate)\b.* at (?:exactly |precisely |least |no less than )?(?:a?\$)?\s?\d/,
  /(?<!\b(?:would|do|did) (?:you|u|ya) (?:still |really |honestly )?)\b(?:tell (?:me|them|us|him|her|everyone|the \S+)|say|state|repeat after me|reply|respond|answer)(?: with)?:? (?:that )?(?:(?!(?:what|how|whether|if|why|which|when|where|about)\b)\S+ ){1,8}?(?:is|are|has|will)(?: \S+){0,3}? (?:worth|safe|compliant|free|low|zero|double|doubling|approved|valued|no flood|no risk|\$\s?\d\S*)/,
  /\b(?:guarantees?|promises?|assures?|swears?)(?: to)?(?: me| us| that)\b|\brepeat after me\b/,
];

/** Places have left gaps. */
export const closed = onceAMessage((rest) => rest.replace(/\s+/g, ' ').trim());

/** 'Would you say it's worth it?' asks, and 'the agent says it's safe' tells: neither orders what is to be said. */
const REPORTED =
  /\b(?:(?:(?:would|do|did|wouldn'?t|don'?t|didn'?t) you|you(?:'d| just| also| only)?|i(?:'d| would| might)?|we(?:'d| would)?|hard to|fair to) (?:say|said)|(?:they|people|everyone|he|she|who|(?:the |my |our |an? )?(?:agents?|neighbou?rs?|mates?|friends?|brokers?|banks?|partner|wife|husband|dad|mum|mother|father|brother|sister|vendors?|sellers?|website|ad|listing|council|building report)) (?:say|says|said|tells?|told|claims?|claimed|promise[sd]?|guarantee[sd]?))\b/g;

/** 'If it isn't for sale just say so', 'just say do I pay it': how the answer is to be put, and not what it is to be. */
const PUT_PLAINLY =
  /\b(?:just |please |simply |you can |can you |could you )*say (?:so|yes or no|no if|(?:do|does|did|am|are|is|can|could|will|would|should|must) (?:i|we|you|they|he|she|it|the|my|our|this|that)\b|if|whether|what|which|how|when|where|why|the (?:price|number|figure|name)|(?:it|that) (?:again|once more|in (?:plain|simple|one|other|\w+ words)))\b/g;

export const withoutReported = onceAMessage((rest) =>
  closed(closed(rest).replace(REPORTED, ' ').replace(PUT_PLAINLY, ' ')),
);

const isDictated = matcherOf(DICTATED);

export const isDictation = (rest: string): boolean => isDictated(withoutReported(rest));
