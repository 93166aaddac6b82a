import type { Enquiry } from '@propguard/protocol/enquiries';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const enquiry = (id: string, name: string, kind: Enquiry['kind']): Enquiry => ({
  id,
  kind,
  name,
  email: `${id}@example.com`,
  phone: '',
  company: '',
  message: `A message of ${name}`,
  startsAt: null,
  preferredLanguage: null,
  tourType: null,
  createdAt: '2026-03-01T00:00:00Z',
  answeredAt: null,
});

const PAGES = {
  first: { items: [enquiry('ann', 'Ann Lee', 'sales'), enquiry('bo', 'Bo Tran', 'tour')], nextCursor: 'two' },
  two: { items: [enquiry('cy', 'Cy Moss', 'call')], nextCursor: null },
};

async function openEnquiries(at = '/enquiries') {
  const rendered = await renderScreen(at, {
    session: sessionAs('owner', { operator: true }),
    answers: {
      enquiries: {
        list: ({ kind, cursor }) => {
          const page = cursor === 'two' ? PAGES.two : PAGES.first;
          if (cursor === 'lost') throw new Refusal('INTERNAL');
          return { ...page, items: page.items.filter((one) => kind === undefined || one.kind === kind) };
        },
      },
    },
  });
  return { ...rendered, table: await screen.findByRole('table') };
}

it('goes to the next page and back, and the address says which', async () => {
  const { user, api, table } = await openEnquiries();
  await within(table).findByText('Ann Lee');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await within(table).findByText('Cy Moss');
  expect(window.location.search).toBe('?cursor=two');
  expect(api.sentTo('enquiries.list').at(-1)).toMatchObject({ cursor: 'two' });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await within(table).findByText('Ann Lee');
  expect(window.location.search).toBe('');
});

it('shows the page and the kind that the address names, and begins another kind at its first page', async () => {
  const { user, api, table } = await openEnquiries('/enquiries?kind=call&cursor=two');
  await within(table).findByText('Cy Moss');
  expect(api.sentTo('enquiries.list')).toEqual([{ limit: '25', kind: 'call', cursor: 'two' }]);
  await user.click(screen.getByRole('radio', { name: text.kinds.tour }));
  await within(table).findByText('Bo Tran');
  expect(within(table).queryByText('Ann Lee')).toBeNull();
  expect(window.location.search).toBe('?kind=tour');
});

it('opens a row beside the list, and closes it', async () => {
  const { user, table } = await openEnquiries();
  await user.click(await within(table).findByText('Ann Lee'));
  const pane = await screen.findByRole('region', { name: text.detail.label });
  within(pane).getByText('A message of Ann Lee');
  expect(window.location.search).toBe('?enquiry=ann');
  await user.click(within(pane).getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(screen.queryByRole('region', { name: text.detail.label })).toBeNull());
});

it('says when the list could not be read, and reads it again when asked', async () => {
  const { user, api } = await openEnquiries('/enquiries?cursor=lost');
  await screen.findByText(text.failed);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('enquiries.list')).toHaveLength(2));
});
