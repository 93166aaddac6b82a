import type { Move } from '@propguard/protocol/appointment-booking';
import { lacksLink } from '@propguard/rules/appointments/appointment-kinds';
import type { AppointmentActor } from '@propguard/rules/appointments/appointment-record';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { Failure, fail } from '../../fail.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { chooseAgent } from './choose-agent.ts';
import { fieldOf, momentOf, refusePast } from './moment-of.ts';
import { setReminders } from './reminders.ts';
import { roomOf } from './room-of.ts';
import { lockAppointment, type StoredAppointment, updateAppointment } from './store.ts';
import { asTaken, refuseClientTwice } from './take-time.ts';
import { type ActingScope, noteChange, toTold } from './tell-of-appointment.ts';

const MINUTE_MS = 60_000;

const lengthOf = ({ startsAt, endsAt }: StoredAppointment): number => endsAt.getTime() - startsAt.getTime();

/** The same row under the same name for calendars elsewhere, which learn of it by its next number. */
export const moveAppointment = async (
  scope: ActingScope,
  {
    id,
    agentId,
    reason,
    minutes,
    outsideHours,
    by = 'member',
    orAnother = false,
    ...when
  }: Move & {
    id: string;
    by?: AppointmentActor;
    /** Where the agent is not free then, it goes to whoever is. */
    orAnother?: boolean;
  },
): Promise<StoredAppointment> => {
  const { services, tx } = scope;
  const before = await lockAppointment(tx, id);
  if (!before || before.status === 'held') throw fail('NOT_FOUND');
  if (!isOpen(before.status)) throw fail('CONFLICT');
  const startsAt = momentOf(when, before.zone);
  const endsAt = new Date(
    startsAt.getTime() + (minutes === undefined ? lengthOf(before) : minutes * MINUTE_MS),
  );
  const span = {
    from: new Date(startsAt.getTime() - (before.startsAt.getTime() - before.busyFrom.getTime())),
    to: new Date(endsAt.getTime() + (before.busyTo.getTime() - before.endsAt.getTime())),
  };
  refusePast(when, startsAt, before.zone);
  const wanted = { startsAt, endsAt, span, outsideHours, field: fieldOf(when), except: id };
  const agent = await chooseAgent(scope, { ...wanted, agentId: agentId ?? before.agentId }).catch(
    (error: unknown) => {
      if (!orAnother || !(error instanceof Failure)) throw error;
      return chooseAgent(scope, { ...wanted, agentId: null });
    },
  );
  await refuseClientTwice(scope, {
    personId: before.personId,
    span: { from: startsAt, to: endsAt },
    except: id,
  });
  const isOthers = agent.id !== before.agentId;
  const isElsewhen = startsAt.getTime() !== before.startsAt.getTime();
  const after = await updateAppointment(tx, id, {
    agentId: agent.id,
    // Without a room it is met in that of whoever has it now.
    ...(isOthers && lacksLink(before) ? { meetingLink: await roomOf(scope, agent.id) } : {}),
    startsAt,
    endsAt,
    busyFrom: span.from,
    busyTo: span.to,
    // Who was asked about one time has not said yes to another.
    ...(isElsewhen ? { status: 'rescheduled', confirmedAt: null } : {}),
    sequence: before.sequence + 1,
  }).catch(asTaken);
  const change = await noteChange(scope, { kind: 'moved', by, reason, before, after });
  await setReminders(scope, after);
  if (after.personId)
    await recordActivity(scope, {
      personId: after.personId,
      kind: 'appointment-moved',
      ref: change,
      outcome: by,
    });
  await services.tell(tx, {
    kind: 'appointment-moved',
    appointment: toTold(after, by),
    from: { startsAt: before.startsAt, endsAt: before.endsAt },
  });
  return after;
};
