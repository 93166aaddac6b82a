import { LEARNT_TOOLS } from '@propguard/rules/assistant/tools';
import { careTopicOf } from '../guide/care-topic.ts';
import { guessIntent } from '../intents/guess-intent.ts';
import type { LearntIntents } from '../intents/model-file.ts';
import { withLearntRoles } from '../reading/with-learnt-roles.ts';
import { nextMessage } from '../understanding/once-a-message.ts';
import { saidOtherwise } from '../understanding/said-otherwise.ts';
import { type Hearing, type Understanding, understand } from '../understanding/understand.ts';
import { honestParts } from './honest-parts.ts';
import { intentOf } from './intent.ts';
import type { Knowledge } from './knowledge.ts';
import { isHome } from './place-text.ts';
import { withoutOwnSale } from './seller.ts';
import { withSentenceAsked } from './sentence-asked.ts';
import { settledRefusal } from './settled-refusal.ts';
import { NEW_DIALOGUE } from './state.ts';
import { withoutUnsureNumber } from './unsure-number.ts';
import { askedOnceMore, rejectsAnswer, withoutWithdrawn } from './withdrawn.ts';

/** What is left is heard alone only when it surely asks for something of ours. */
const WISH_AT_LEAST = 0.6;

const isRefused = (heard: Understanding, intents: LearntIntents): boolean =>
  settledRefusal(heard, NEW_DIALOGUE, guessIntent(intents, heard)) !== null;

const isNamed = ({ places, money, topics, reference, facts }: Understanding): boolean =>
  places.length + money.length + topics.length > 0 || reference !== null || facts.bedrooms !== null;

/** 'They live at 5 Rose Street' names a home and asks for nothing. */
const isAsked = (heard: Understanding): boolean =>
  /[?？؟]\s*$/u.test(heard.text) || intentOf(heard, NEW_DIALOGUE) !== null;

const isHonestWish = (heard: Understanding, intents: LearntIntents): boolean =>
  isNamed(heard) &&
  isAsked(heard) &&
  !isRefused(heard, intents) &&
  guessIntent(intents, heard).shareOf(...LEARNT_TOOLS) >= WISH_AT_LEAST;

/** 'What is that home worth?', of a listing whose text was pasted: the address is taken from it, and nothing else. */
const withShownHome = (heard: Understanding, listen: (text: string) => Understanding): Understanding => {
  if (heard.quoted === '' || heard.places.length > 0) return heard;
  const { places } = listen(heard.quoted.replace(/^["'[{<]+|["'\]}>]+$/g, ''));
  const home = places.find(isHome) ?? places.find(({ kind }) => kind === 'locality');
  if (!home) return heard;
  // 'FITZROY - 3/88 Gore Street': the suburb stands before its street.
  const suburb = places.find(({ kind }) => kind === 'locality');
  const isWithout = home.kind === 'address' && home.locality === null && suburb?.kind === 'locality';
  const whole = isWithout ? { ...home, locality: suburb.place, candidates: suburb.candidates } : home;
  return { ...heard, places: [{ ...whole, start: 0, end: 0 }] };
};

/** A comma or a preposition. */
const NEAR = 5;
/** '42 Magpie Drive Ballarat': the state of its city says which of that name it is. */
const withCityState = (heard: Understanding): Understanding => ({
  ...heard,
  places: heard.places.map((place) => {
    if (place.kind !== 'address' || place.locality || place.state || place.postcode) return place;
    const city = heard.places.find(
      (one) => one.kind === 'city' && one.start >= place.end && one.start - place.end <= NEAR,
    );
    return city?.kind === 'city' ? { ...place, state: city.city.state } : place;
  }),
});

/** A question that something refused stands beside is heard without it, if it surely is one. */
export const hear = (
  written: string,
  { places, intents, read }: Pick<Knowledge, 'places' | 'intents' | 'read'>,
  hearing: Hearing,
): Understanding => {
  nextMessage();
  // What is said not to be asked is not heard: of the rest it is asked.
  const message = saidOtherwise(askedOnceMore(withoutWithdrawn(written).text));
  const rejecting = rejectsAnswer(written) ? { isRejecting: true as const } : {};
  const listen = (text: string): Understanding => {
    const heard = { ...withCityState(understand(text, places, hearing)), ...rejecting };
    const sure = withoutUnsureNumber(heard);
    return read ? withLearntRoles(sure, read(sure.text, hearing.lastTopic ?? null)) : sure;
  };
  const heardWhole = listen(withoutOwnSale(message) ?? message);
  const whole = withShownHome(withSentenceAsked(heardWhole, listen), listen);
  // What somebody in need says is heard whole, however it would be refused.
  if (careTopicOf(whole.text) !== null || !isRefused(whole, intents)) return whole;
  const parts = honestParts(whole.text, (part) => isRefused(listen(part), intents));
  const heard = parts.map((part) => withShownHome({ ...listen(part), quoted: whole.quoted }, listen));
  return heard.find((one) => isHonestWish(one, intents)) ?? whole;
};
