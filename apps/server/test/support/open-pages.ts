import type { PageKind } from '@propguard/protocol/access';
import { openBookingPage } from './booking.ts';
import type { TestClient } from './client.ts';

/** The table of each kind of public page: a new kind is asked for here by the types. */
export const PAGE_TABLES: Record<PageKind, string> = { booking: 'booking_page', 'lead-form': 'lead_form' };

/** How a workspace opens one, through the product; its address. */
export const openPage: Record<PageKind, (member: TestClient) => Promise<string>> = {
  booking: async (member) => (await openBookingPage(member)).slug,
  'lead-form': async (member) =>
    (
      await member.call('POST', '/lead-forms', {
        title: 'Ask us',
        fields: [{ field: 'email', isRequired: true }],
      })
    ).body.slug,
};
