import type { PageKind } from '@propguard/protocol/access';
import { openBookingPage } from './booking.ts';
import type { TestClient } from './client.ts';

type PageRows = { address: string; setOpen: string };
const byItself = (table: string): PageRows => ({
  address: `select slug as address from ${table} where workspace_id = $1`,
  setOpen: `update ${table} set is_open = $2 where slug = $1`,
});

/** Where the address of each kind of public page stands, and how one is closed: a new kind is asked for by the types. */
export const PAGE_ROWS: Record<PageKind, PageRows> = {
  booking: byItself('booking_page'),
  'lead-form': byItself('lead_form'),
  widget: {
    address: 'select key as address from widget where workspace_id = $1',
    setOpen:
      'update channel_connection set is_enabled = $2 where id = (select connection_id from widget where key = $1)',
  },
};

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
  widget: async (member) => (await member.call('POST', '/widget')).body.key,
};
