import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { OpenedScope } from '../../access/any-scope.ts';
import { Failure, fail } from '../../fail.ts';
import { codeOfHold, holdTime } from '../appointments/hold-time.ts';
import { inHomeOffice } from '../appointments/home-office.ts';
import { bookingLink } from '../booking/booking-links.ts';
import type { Meeting } from './meeting-of.ts';

/** Until whoever asked is a lead, which the appointment is then made for. */
const KEPT_MINUTES = 24 * 60;

type KeptTime = { code: string | null; path: string };

/**
 * An agent's time is taken with the enquiry, under its id; without agents the enquiry alone has it. Gives what names the
 * booking to come, and where it is changed.
 */
export const keepTime = async (
  scope: OpenedScope,
  { id, startsAt }: { id: string; startsAt: Date },
  { kind, locationType, minutes }: Meeting,
): Promise<KeptTime | null> => {
  const held = inHomeOffice(scope, async (home) => {
    await holdTime(home, {
      id,
      kind,
      locationType,
      minutes,
      agentId: null,
      startsAt: startsAt.toISOString(),
      outsideHours: false,
      holdMinutes: KEPT_MINUTES,
      by: 'enquiry',
    });
    const { pass } = await bookingLink(home, id);
    return { code: await codeOfHold(home, id), path: pathTo(PATHS.booking, { pass }) };
  });
  return held.catch((error: unknown) => {
    // That nobody works then is theirs to know.
    const isNobody = error instanceof Failure && error.code === 'VALIDATION_FAILED';
    throw isNobody ? fail('TIME_TAKEN') : error;
  });
};
