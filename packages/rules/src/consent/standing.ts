import { addUtcMonths } from '../time/utc-months.ts';
import {
  type ConsentChannel,
  type ConsentEvent,
  EXPRESS_CALL_CONSENT_MONTHS,
  INFERRED_CONSENT_MONTHS,
  REGISTER_CHECK_DAYS,
} from './consent-events.ts';

const DAY_MS = 86_400_000;

/** What holds for one address on one channel at one moment. */
export type Standing = {
  /** On what a marketing message can rest, or why it cannot. */
  basis: 'express' | 'inferred' | 'none' | 'withdrawn' | 'complained';
  /** When a live basis ends by itself; null: it does not, or there is none. */
  until: Date | null;
  /** The address does not exist. */
  bounced: boolean;
  complained: boolean;
  /** Until when the register may be taken to say nothing against a call. */
  registerClearUntil: Date | null;
};

const FOR_GOOD = Number.POSITIVE_INFINITY;

const expressUntil = ({ at, until }: ConsentEvent, channel: ConsentChannel): number => {
  if (until) return until.getTime();
  return channel === 'call' ? addUtcMonths(at, EXPRESS_CALL_CONSENT_MONTHS).getTime() : FOR_GOOD;
};

const inferredUntil = ({ at, until }: ConsentEvent): number =>
  (until ?? addUtcMonths(at, INFERRED_CONSENT_MONTHS)).getTime();

const NEVER = Number.NEGATIVE_INFINITY;
type Held = {
  express: number;
  inferred: number;
  withdrawn: boolean;
  complained: boolean;
  bounced: boolean;
  registerClear: number;
};

const NOTHING: Held = {
  express: NEVER,
  inferred: NEVER,
  withdrawn: false,
  complained: false,
  bounced: false,
  registerClear: NEVER,
};

const after = (held: Held, event: ConsentEvent, channel: ConsentChannel): Held => {
  switch (event.kind) {
    case 'express':
      return {
        ...held,
        express: Math.max(held.express, expressUntil(event, channel)),
        withdrawn: false,
        complained: false,
      };
    case 'inferred':
      // Whoever said no is not taken to have said yes by dealing with us again.
      return held.withdrawn || held.complained
        ? held
        : { ...held, inferred: Math.max(held.inferred, inferredUntil(event)) };
    case 'withdrawn':
      return { ...held, express: NEVER, inferred: NEVER, withdrawn: true };
    case 'complained':
      return { ...held, express: NEVER, inferred: NEVER, complained: true };
    case 'bounced':
      return { ...held, bounced: true };
    case 'reached':
      return { ...held, bounced: false };
    case 'register-clear':
      return { ...held, registerClear: event.at.getTime() + REGISTER_CHECK_DAYS * DAY_MS };
    case 'register-listed':
      return { ...held, registerClear: NEVER };
  }
};

const basisOf = (held: Held, at: number): Standing['basis'] => {
  if (held.express > at) return 'express';
  if (held.inferred > at) return 'inferred';
  if (held.complained) return 'complained';
  return held.withdrawn ? 'withdrawn' : 'none';
};

const endOf = (held: Held, basis: Standing['basis']): Date | null => {
  if (basis === 'express') return held.express === FOR_GOOD ? null : new Date(held.express);
  return basis === 'inferred' ? new Date(held.inferred) : null;
};

/**
 * What the events of an address, in the order in which they were written down, come to at a moment. The database says
 * the same in `consent_standing`, which is what stops a message; a test holds the two equal.
 */
export const standing = (events: readonly ConsentEvent[], channel: ConsentChannel, at: Date): Standing => {
  const now = at.getTime();
  const held = events
    .filter((event) => (event.channel === null || event.channel === channel) && event.at.getTime() <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reduce((before, event) => after(before, event, channel), NOTHING);
  const basis = basisOf(held, now);
  return {
    basis,
    until: endOf(held, basis),
    bounced: held.bounced,
    complained: held.complained,
    registerClearUntil: held.registerClear > now ? new Date(held.registerClear) : null,
  };
};

/** A call that sells: with consent, or to a number that the register does not list and nobody refused. */
export const mayCall = ({ basis, registerClearUntil }: Standing): boolean =>
  basis === 'express' || basis === 'inferred' || (basis === 'none' && registerClearUntil !== null);
