import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { bookAppointment } from './book-appointment.ts';
import { changeKindSettings, listKindSettings } from './booking-rules.ts';
import { changeAppointment } from './change-appointment.ts';
import { exportAppointments } from './export-appointments.ts';
import { listFreeTimes } from './free-times.ts';
import { getAppointment } from './get-appointment.ts';
import { getFigures } from './get-figures.ts';
import { holdTime, releaseHold } from './hold-time.ts';
import { listAppointments, listCalendar } from './list-appointments.ts';
import { moveAppointment } from './move-appointment.ts';
import {
  cancelAppointment,
  confirmAppointment,
  endAppointment,
  startAppointment,
} from './settle-appointment.ts';

const { appointments } = workspaceRoutes;

export const appointmentRoutes = {
  list: appointments.list.handler(({ context, input }) => listAppointments(context.scope, input)),
  calendar: appointments.calendar.handler(({ context, input }) => listCalendar(context.scope, input)),
  figures: appointments.figures.handler(({ context }) => getFigures(context.scope)),
  freeTimes: appointments.freeTimes.handler(({ context, input }) => listFreeTimes(context.scope, input)),
  download: workspaceSteps.appointments.download.handler(({ context, input }) =>
    exportAppointments(context.openWorkspace, input, context.resHeaders),
  ),
  settings: appointments.settings.handler(({ context }) => listKindSettings(context.scope)),
  changeSettings: appointments.changeSettings.handler(({ context, input }) =>
    changeKindSettings(context.scope, input),
  ),
  get: appointments.get.handler(({ context, input }) => getAppointment(context.scope, input.id)),
  hold: appointments.hold.handler(({ context, input }) => holdTime(context.scope, input)),
  release: appointments.release.handler(({ context, input }) => releaseHold(context.scope, input.id)),
  create: appointments.create.handler(async ({ context: { scope }, input }) =>
    getAppointment(scope, (await bookAppointment(scope, input)).id),
  ),
  change: appointments.change.handler(({ context, input }) => changeAppointment(context.scope, input)),
  move: appointments.move.handler(async ({ context: { scope }, input }) =>
    getAppointment(scope, (await moveAppointment(scope, input)).id),
  ),
  confirm: appointments.confirm.handler(async ({ context: { scope }, input }) =>
    getAppointment(scope, (await confirmAppointment(scope, input)).id),
  ),
  start: appointments.start.handler(async ({ context: { scope }, input }) =>
    getAppointment(scope, (await startAppointment(scope, input)).id),
  ),
  end: appointments.end.handler(async ({ context: { scope }, input }) =>
    getAppointment(scope, (await endAppointment(scope, input)).id),
  ),
  cancel: appointments.cancel.handler(async ({ context: { scope }, input }) =>
    getAppointment(scope, (await cancelAppointment(scope, input)).id),
  ),
};
