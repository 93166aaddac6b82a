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
    askSales(context.services, input),
  ),
  callSlots: publicRoutes.enquiries.callSlots.handler(({ context }) => listCallSlots(context.services)),
  bookCall: publicRoutes.enquiries.bookCall.handler(({ context, input }) =>
    bookCall(context.services, input),
  ),
  tourSlots: publicRoutes.enquiries.tourSlots.handler(({ context }) => listTourSlots(context.services)),
  bookTour: publicRoutes.enquiries.bookTour.handler(({ context, input }) =>
    bookTour(context.services, input),
  ),
  list: operatorRoutes.enquiries.list.handler(({ context, input }) => listEnquiries(context.services, input)),
  mark: operatorRoutes.enquiries.mark.handler(({ context, input }) => markEnquiry(context.services, input)),
  remove: operatorRoutes.enquiries.remove.handler(({ context, input }) =>
    removeEnquiry(context.services, input.id),
  ),
};
