import { guestSteps, pageRoutes, workspaceRoutes } from '../../../access/guards.ts';
import { askPerson } from './ask-person.ts';
import { beginVisit, refuseOtherPages } from './begin-visit.ts';
import { changeWidget, getWidget, makeWidget, renewSecret } from './change-widget.ts';
import { identifyVisit } from './identify.ts';
import { leaveLead } from './leave-lead.ts';
import { leaveVisit } from './leave-visit.ts';
import { rateInVisit } from './rate-visit.ts';
import { readVisitFile } from './read-file.ts';
import { sendFile } from './send-file.ts';
import { sendInVisit } from './send-message.ts';
import { showHome } from './show-home.ts';
import { showWidget } from './show-widget.ts';
import { getThread } from './visit-thread.ts';
import { watchVisit } from './watch-visit.ts';

const { widget } = workspaceRoutes;
const { widget: page } = pageRoutes;
const guests = guestSteps.use(({ context, next }) => {
  refuseOtherPages(context.services.config, context.headers.get('origin'));
  return next({ context: {} });
}).widget;

export const widgetRoutes = {
  get: widget.get.handler(({ context }) => getWidget(context.scope)),
  make: widget.make.handler(({ context }) => makeWidget(context.scope)),
  change: widget.change.handler(({ context, input }) => changeWidget(context.scope, input)),
  renewSecret: widget.renewSecret.handler(({ context }) => renewSecret(context.scope)),
  show: page.show.handler(({ context }) => showWidget(context.scope)),
  begin: page.begin.handler(({ context, input }) => {
    refuseOtherPages(context.services.config, context.headers.get('origin'));
    return beginVisit(context.scope, input);
  }),
  thread: guests.thread.handler(({ context }) => getThread(context.openGuest)),
  send: guests.send.handler(({ context, input }) => sendInVisit(context.openGuest, input)),
  picture: guests.picture.handler(({ context, input }) =>
    showHome(context.openGuest, context, input.propertyId),
  ),
  sendFile: guests.sendFile.handler(({ context, input }) => sendFile(context.openGuest, input)),
  file: guests.file.handler(({ context, input }) => readVisitFile(context.openGuest, context, input.id)),
  watch: guests.watch.handler(({ context, signal }) =>
    watchVisit({ services: context.services }, context.openGuest, signal),
  ),
  handOver: guests.handOver.handler(({ context }) => askPerson(context.openGuest)),
  leaveLead: guests.leaveLead.handler(({ context, input }) => leaveLead(context.openGuest, input)),
  identify: guests.identify.handler(({ context, input }) => identifyVisit(context.openGuest, input)),
  rate: guests.rate.handler(({ context, input }) => rateInVisit(context.openGuest, input)),
  leave: guests.leave.handler(({ context }) => leaveVisit(context.openGuest)),
};
