import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { searchForm } from '@propguard/rules/places/search-form';
import { shortWhenText } from '@propguard/rules/time/time-texts';
import { dayIn, weekdayOf } from '@propguard/rules/time/wall-time';
import { chosenHome } from '@propguard/talk/dialogue/booking/chosen-home';
import { whenSaid } from '@propguard/talk/understanding/when-said';
import type { OpenBooking } from '../../appointments/find-open-bookings.ts';

const nameOf = (language: AssistantLanguage, one: OpenBooking): string =>
  [shortWhenText(language, one.zone, one.startsAt), one.clientName, one.address]
    .filter((part) => part !== null)
    .join(', ');

/** 'Ballarat' of '42 Magpie Drive, Ballarat Central VIC 3350'. */
const addressWords = (address: string | null): string[] =>
  searchForm(address ?? '')
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS && !STREET_TYPES.has(word) && !/^\d/u.test(word));
const LEAST_LETTERS = 4;
const STREET_TYPES = new Set(
  'street road drive avenue court place parade terrace lane crescent close circuit boulevard highway'.split(
    ' ',
  ),
);

/** Which of their bookings somebody means, by its name, its home or its day; where it is not clear, what they are called. */
export const meantBooking = (
  all: readonly OpenBooking[],
  { booking, said = '' }: { booking?: string | undefined; said?: string | undefined },
  language: AssistantLanguage,
): { meant: OpenBooking | undefined; names: string[] } => {
  const names = all.map((one) => nameOf(language, one));
  const named = booking ?? chosenHome(said, names);
  const spoken = new Set(searchForm(said).split(' '));
  const there = all.filter(({ address }) => addressWords(address).some((word) => spoken.has(word)));
  const weekday = whenSaid(said)?.weekday;
  const onDay = all.filter((one) => weekdayOf(dayIn(one.zone, one.startsAt)) === weekday);
  const [only, ...others] = all.length === 1 ? all : there.length === 1 ? there : onDay;
  const meant = all.find((_, at) => names[at] === named) ?? (others.length === 0 ? only : undefined);
  return { meant, names };
};
