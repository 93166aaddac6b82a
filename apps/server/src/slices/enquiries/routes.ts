import { operatorRoutes, publicRoutes } from '../../access/guards.ts';
import { askSales } from './ask-sales.ts';
import { bookCall } from './book-call.ts';
import { bookTour } from './book-tour.ts';
import { listCallSlots } from './list-call-slots.ts';
import { listEnquiries } from './list-enquiries.ts';
import { listTourSlots } from './list-tour-slots.ts';
import { markEnquiry } from './mark-enquiry.ts';
import { removeEnquiry } from './remove-enquiry.ts';

export const enquiryRoutes = {
  askSales: publicRoutes.enquiries.askSales.handler(({ context, input }) =>
    context.scope.openInstallation((scope) => askSales(scope, input)),
  ),
  callSlots: publicRoutes.enquiries.callSlots.handler(({ context }) =>
    context.scope.openInstallation(listCallSlots),
  ),
  bookCall: publicRoutes.enquiries.bookCall.handler(({ context, input }) =>
    context.scope.openInstallation((scope) => bookCall(scope, input)),
  ),
  tourSlots: publicRoutes.enquiries.tourSlots.handler(({ context }) =>
    context.scope.openInstallation(listTourSlots),
  ),
  bookTour: publicRoutes.enquiries.bookTour.handler(({ context, input }) =>
    context.scope.openInstallation((scope) => bookTour(scope, input)),
  ),
  list: operatorRoutes.enquiries.list.handler(({ context, input }) => listEnquiries(context.scope, input)),
  mark: operatorRoutes.enquiries.mark.handler(({ context, input }) => markEnquiry(context.scope, input)),
  remove: operatorRoutes.enquiries.remove.handler(({ context, input }) =>
    removeEnquiry(context.scope, input.id),
  ),
};
