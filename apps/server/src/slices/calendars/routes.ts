import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import {
  connectCalendar,
  keepAppointment,
  listCalendars,
  removeCalendar,
  syncNow,
} from './change-calendars.ts';
import { findCalendars } from './find-calendars.ts';

const { calendars } = workspaceRoutes;

export const calendarRoutes = {
  list: calendars.list.handler(({ context }) => listCalendars(context.scope)),
  discover: workspaceSteps.calendars.discover.handler(({ context, input }) =>
    findCalendars({ services: context.services, open: context.openWorkspace }, input),
  ),
  connect: calendars.connect.handler(({ context, input }) => connectCalendar(context.scope, input)),
  sync: calendars.sync.handler(({ context, input }) => syncNow(context.scope, input.id)),
  remove: calendars.remove.handler(({ context, input }) => removeCalendar(context.scope, input.id)),
  keep: calendars.keep.handler(({ context, input }) => keepAppointment(context.scope, input.id)),
};
