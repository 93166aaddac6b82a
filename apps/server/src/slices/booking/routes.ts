import { guestSteps, pageRoutes, workspaceRoutes } from '../../access/guards.ts';
import { bookByPage } from './book-by-page.ts';
import {
  cancelBooking,
  downloadBooking,
  listBookingTimes,
  moveBooking,
  rateBooking,
  showBooking,
} from './change-booking.ts';
import { changePage, createPage, removePage } from './change-pages.ts';
import { createFeed, listFeeds, revokeFeed, showFeed } from './feeds.ts';
import { holdPageTime } from './hold-page-time.ts';
import { listPageTimes } from './list-page-times.ts';
import { listPages } from './list-pages.ts';
import { showPage } from './show-page.ts';
import { showPagePhoto } from './show-page-photo.ts';

const { booking } = workspaceRoutes;
const { booking: page } = pageRoutes;
const { booking: guest } = guestSteps;

export const bookingRoutes = {
  pages: booking.pages.handler(({ context }) => listPages(context.scope)),
  createPage: booking.createPage.handler(({ context, input }) => createPage(context.scope, input)),
  changePage: booking.changePage.handler(({ context, input }) => changePage(context.scope, input)),
  removePage: booking.removePage.handler(({ context, input }) => removePage(context.scope, input.id)),
  show: page.show.handler(({ context }) => showPage(context.scope)),
  photo: page.photo.handler(({ context, input }) =>
    showPagePhoto(context.scope, input.v, context.resHeaders),
  ),
  times: page.times.handler(({ context, input }) => listPageTimes(context.scope, input)),
  hold: page.hold.handler(({ context, input }) => holdPageTime(context.scope, input)),
  book: page.book.handler(({ context, input }) => bookByPage(context.scope, input)),
  showBooking: guest.showBooking.handler(({ context }) => showBooking(context.openGuest)),
  bookingTimes: guest.bookingTimes.handler(({ context, input }) =>
    listBookingTimes(context.openGuest, input),
  ),
  moveBooking: guest.moveBooking.handler(({ context, input }) =>
    moveBooking(context.openGuest, input.startsAt),
  ),
  cancelBooking: guest.cancelBooking.handler(({ context, input }) =>
    cancelBooking(context.openGuest, input.reason),
  ),
  rateBooking: guest.rateBooking.handler(({ context, input }) =>
    rateBooking(context.openGuest, { score: input.score, comment: input.comment }),
  ),
  bookingFile: guest.bookingFile.handler(({ context }) =>
    downloadBooking(context.openGuest, context.resHeaders),
  ),
  feeds: booking.feeds.handler(({ context }) => listFeeds(context.scope)),
  createFeed: booking.createFeed.handler(({ context, input }) => createFeed(context.scope, input.agentId)),
  revokeFeed: booking.revokeFeed.handler(({ context, input }) => revokeFeed(context.scope, input.id)),
  feed: guest.feed.handler(({ context }) => showFeed(context.openGuest, context.resHeaders)),
};
