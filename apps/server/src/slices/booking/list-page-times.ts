import type { AppointmentKind, LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import type { PageScope } from '../../access/page-scope.ts';
import { invalid } from '../../fail.ts';
import { rulesOf } from '../appointments/booking-rules.ts';
import { listTimesWithTaken } from '../appointments/free-times.ts';
import { pageOf } from './show-page.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Scope = Pick<PageScope, 'tx' | 'workspaceId'>;
type Sought = {
  kind: AppointmentKind;
  place: LocationType;
  agentId: string | null;
  /** What is to be moved. */
  except?: string;
  /** What is kept for whoever asks. */
  own?: readonly string[];
};
export type TimesAsked = { from: string; days: number; zone: string };
type Time = { startTime: string; endTime: string };
type Times = { items: Time[]; taken: Time[] };

/** What the public can have: with the notice that the agents need, and without saying who is free. */
export const publicTimes = async (
  scope: Scope,
  { kind, place, agentId, except, own }: Sought,
  asked: TimesAsked,
): Promise<Times> => {
  const { noticeMinutes } = await rulesOf(scope, kind, place);
  const earliest = Date.now() + noticeMinutes * MINUTE_MS;
  const { items, taken } = await listTimesWithTaken(scope, {
    kind,
    locationType: place,
    ...(agentId ? { agentId } : {}),
    ...(except ? { except } : {}),
    ...(own ? { own } : {}),
    ...asked,
  });
  const inTime = (times: readonly Time[]): Time[] =>
    times
      .filter(({ startTime }) => Date.parse(startTime) >= earliest)
      .map(({ startTime, endTime }) => ({ startTime, endTime }));
  return { items: inTime(items), taken: inTime(taken) };
};

/** Strangers book what is offered to them, and nothing between. */
export const demandOffered = async (scope: Scope, sought: Sought, startsAt: string): Promise<void> => {
  const day = new Date(Date.parse(startsAt) - DAY_MS).toISOString().slice(0, 10);
  const { items } = await publicTimes(scope, sought, { from: day, days: 3, zone: 'UTC' });
  if (!items.some(({ startTime }) => Date.parse(startTime) === Date.parse(startsAt)))
    throw invalid({ field: 'startsAt', message: BOOKING_REFUSALS.notFree });
};

export const soughtBy = async (
  scope: Pick<PageScope, 'tx' | 'pageId'>,
  place: LocationType,
): Promise<Sought> => {
  const { page } = await pageOf(scope);
  if (!page.places.includes(place))
    throw invalid({ field: 'place', message: 'Choose one of the ways to meet that the page offers.' });
  return { kind: page.kind, place, agentId: page.agentId };
};

export const listPageTimes = async (
  scope: PageScope,
  { place, ...asked }: TimesAsked & { place: LocationType },
): Promise<Times> => publicTimes(scope, await soughtBy(scope, place), asked);
