import type { GuideTopic } from '../guide/guide-topics.ts';
import { OWNED_SHARE } from '../guide/heir-topic-words.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type Passing, passingIn } from './passing.ts';
import { isSubject } from './place-text.ts';
import type { Decision, DialogueState } from './state.ts';

/** 'And if I buy another one with it': a purchase after all. */
const BUYS_ANOTHER =
  /\b(?:buy|buying|purchas\w+|get|getting) (?:a|an|another|some|something|my own|our own|somewhere|new)\b|\bcomprar (?:otr[oa]|un[ao]?)\b|\bacheter (?:un|une|autre)\b|\b(?:andere|neue|eine?)\w* \w+ (?:zu )?kaufen\b|\bcomprare (?:un|altr)|\bcomprar (?:um|outr)|купить (?:друг|нов)|再买|另买|别の.{0,6}買|새로 ?사|다른 ?집|شراء (?:بيت|منزل|شقة)|दूसरा घर|नया घर/u;
const SHARE = new RegExp(OWNED_SHARE, 'u');

const TOLD: Readonly<Record<Passing, GuideTopic>> = { separation: 'separationDuty', will: 'willDuty' };

const isOfDuty = (decision: Decision): boolean =>
  ((decision.kind === 'call' || decision.kind === 'ask') &&
    decision.call.tool === 'upfront_costs' &&
    decision.call.arguments.dutyOnly === true) ||
  (decision.kind === 'tell' && decision.topics.includes('stampDuty'));

/** Of a home that passes at a separation or by a will no duty of a purchase is worked out: what applies is told. */
export const withPassingTold = (
  decision: Decision,
  heard: Understanding,
  before: DialogueState,
): Decision => {
  const passing = before.passing;
  if (passing === null || !isOfDuty(decision)) return decision;
  const text = plainText(heard.text);
  const isSaidHere = passingIn(heard.text) !== null;
  const namesAnother = heard.places.some(isSubject) && !isSaidHere;
  if (namesAnother || BUYS_ANOTHER.test(text)) return decision;
  // An heir's share is bought, and has its own duty.
  const isShare =
    SHARE.test(text) ||
    before.told.includes('shareBought') ||
    (decision.kind === 'call' && (decision.topics ?? []).includes('shareBought'));
  if (passing === 'will' && isShare) return decision;
  return { kind: 'tell', topics: [TOLD[passing]] };
};
