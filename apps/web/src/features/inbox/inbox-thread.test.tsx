import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import {
  anInboxRow,
  anInboxThread,
  CONVERSATION_ID as ID,
  NADIA,
  OTHER_CONVERSATION_ID as OTHER,
  showInbox,
} from '../../../test/inbox.ts';
import { onPhone } from '../../../test/phone.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { ownListingPath } from '../../routes/work.ts';
import { InterestedIn } from './person-facts.tsx';
import { text } from './text.ts';
import { ThreadHead } from './thread-head.tsx';

const AT = `/inbox?conversation=${ID}`;
const done = () => ({ done: true as const });

it.each([
  ['makeLead', text.actions.makeLead, { id: ID }],
  ['take', text.actions.take, { id: ID }],
  ['giveBack', text.actions.giveBack, { id: ID }],
])('%s from the menu', async (verb, name, sent) => {
  const { user, api } = await showInbox(AT);
  await user.click(await screen.findByRole('button', { name: text.actions.more }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(api.sentTo(`inbox.${verb}`)).toEqual([sent]));
});

it('puts a conversation off until a time that is to come', async () => {
  const { user, api } = await showInbox(AT, {}, { snooze: done });
  await user.click(await screen.findByRole('button', { name: text.actions.snooze }));
  await user.click(await screen.findByRole('menuitem', { name: text.snoozes.hour }));
  await waitFor(() => expect(api.sentTo('inbox.snooze')).toHaveLength(1));
  const [{ id, until }] = api.sentTo('inbox.snooze') as [{ id: string; until: string }];
  expect(id).toBe(ID);
  expect(Date.parse(until)).toBeGreaterThan(Date.now());
});

it.each([
  ['whoever looks', { isMine: true, assignee: NADIA }, text.standing.yours],
  ['a colleague', { isMine: false, assignee: NADIA }, text.standing.person(NADIA.name)],
  ['the team, of whom nobody has it', { isMine: false, assignee: null }, text.standing.team],
])('says who answers once a person does: %s', async (_, who, sentence) => {
  await showInbox(AT, { state: 'person', ...who });
  await screen.findByText(sentence);
});

it('makes a lead from beside the conversation', async () => {
  const { user, api } = await showInbox(AT);
  const about = await screen.findByRole('complementary', { name: text.about });
  await user.click(within(about).getByRole('button', { name: text.actions.makeLead }));
  await waitFor(() => expect(api.sentTo('inbox.makeLead')).toEqual([{ id: ID }]));
});

it('shows what they said that they look for', async () => {
  await showInbox(AT);
  const about = await screen.findByRole('complementary', { name: text.about });
  expect(within(about).getByText('Up to $900,000')).toBeTruthy();
});

it('puts a home into the reply; one of the agency’s own without a link that a guest cannot open', async () => {
  const match = {
    bathrooms: 1,
    reasons: ['In Teneriffe'],
    misses: ['$10,000 above the budget'],
    price: '$900,000',
    bedrooms: 3,
    matchScore: 87,
    picture: '/api/photos/1/street',
  };
  const items = [
    { ...match, id: ID, isOwn: false, address: '5 Poinciana Lane' },
    { ...match, id: OTHER, isOwn: true, address: '14 Vernon Terrace' },
  ];
  const inserted: string[] = [];
  const { user } = renderPart(<InterestedIn leadId={ID} onInsert={(one) => inserted.push(one)} />, {
    at: AT,
    answers: { leads: { matches: () => ({ items }) } },
  });
  const path = async (name: string) =>
    new URL((await screen.findByRole<HTMLAnchorElement>('link', { name })).href).pathname;
  expect(await path('5 Poinciana Lane')).toBe(`/property/${ID}`);
  expect(await path('14 Vernon Terrace')).toBe(ownListingPath(OTHER));
  expect(screen.getAllByText('$10,000 above the budget · In Teneriffe')).toHaveLength(2);
  for (const { address } of items)
    await user.click(screen.getByRole('button', { name: text.about_.sendListing(address) }));
  expect(inserted).toEqual([
    `5 Poinciana Lane, $900,000: ${window.location.origin}/property/${ID}`,
    '14 Vernon Terrace, $900,000',
  ]);
});

it('opens the lead there is', async () => {
  const lead = { id: OTHER, name: 'Georgia', status: 'new', score: 80, band: 'hot' };
  const { user } = renderPart(
    <ThreadHead conversation={anInboxThread({ lead: lead as never })} onBack={null} onPerson={null} />,
    { at: AT, answers: { inbox: { members: () => ({ items: [NADIA] }) } } },
  );
  await user.click(screen.getByRole('button', { name: text.actions.more }));
  await user.click(await screen.findByRole('menuitem', { name: text.actions.lead }));
  expect(window.location.pathname).toBe(`/leads/${OTHER}`);
});

it('writes a note by the switch, and goes back to the reply by its key', async () => {
  const { user } = await showInbox(AT);
  await user.click(await screen.findByRole('radio', { name: text.reply.modes.note }));
  const note = await screen.findByRole('textbox', { name: text.note });
  await waitFor(() => expect(document.activeElement).toBe(note));
  await user.keyboard('{Escape}');
  await user.keyboard('r');
  const reply = await screen.findByRole('textbox', { name: text.reply.label });
  await waitFor(() => expect(document.activeElement).toBe(reply));
});

it('whoever reads further up is left there when something new is said', async () => {
  const { entries } = anInboxThread();
  let isNew = false;
  const note = {
    kind: 'note' as const,
    id: OTHER,
    by: 'Kim',
    text: 'Just said',
    at: '2026-11-16T00:02:00.000Z',
  };
  const { user } = await showInbox(
    AT,
    {},
    { get: () => anInboxThread({ entries: isNew ? [...entries, note] : entries }) },
  );
  const log = await screen.findByRole('log');
  Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  log.scrollTop = 100;
  fireEvent.scroll(log);
  isNew = true;
  await user.click(screen.getByRole('button', { name: text.actions.take }));
  await within(log).findByText('Just said');
  expect(log.scrollTop).toBe(100);
});

it('on a phone: the list, one conversation, whom it is with, and back', async () => {
  onPhone();
  const { user } = await showInbox('/inbox');
  await user.click(await screen.findByRole('button', { name: /Georgia Papadopoulos/ }));
  await waitFor(() => expect(window.location.search).toBe(`?conversation=${ID}`));
  await user.click(await screen.findByRole('button', { name: text.about }));
  await screen.findByRole('dialog', { name: text.about });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: text.back }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('shows every channel again, and more of them', async () => {
  const { user, api } = await showInbox(
    '/inbox?channel=sms',
    {},
    { list: () => ({ items: [anInboxRow()], nextCursor: 'next' }) },
  );
  await user.click(await screen.findByRole('button', { name: text.more }));
  await waitFor(() =>
    expect(api.sentTo('inbox.list').at(-1)).toMatchObject({ channel: 'sms', cursor: 'next' }),
  );
  await user.click(screen.getByRole('button', { name: text.allChannels }));
  await waitFor(() => expect(api.sentTo('inbox.list').at(-1)).not.toHaveProperty('channel'));
});

it.each([
  ['list', text.failed],
  ['get', text.threadFailed],
])('reads again what could not be read: %s', async (what, title) => {
  const { user, api } = await showInbox(
    AT,
    {},
    {
      [what]: () => {
        throw new Refusal('INTERNAL');
      },
    },
  );
  await screen.findByText(title);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo(`inbox.${what}`).length).toBe(2));
});

const said = (id: string, words: string, more: object = {}) => ({
  kind: 'message' as const,
  id,
  author: 'contact' as const,
  by: null,
  text: words,
  shown: [],
  files: [],
  page: null,
  delivery: null,
  segment: 1,
  at: '2026-11-16T00:00:00.000Z',
  ...more,
});

it('draws how they sounded, where their words tell', async () => {
  const entries = [said(ID, 'Thanks, that is great'), said(OTHER, 'Nobody called me, I am disappointed')];
  await showInbox(AT, { entries });
  const about = await screen.findByRole('complementary', { name: text.about });
  expect(within(about).getByRole('img', { name: /^From 0\.8 to -0\.8 over 2 messages/ })).toBeTruthy();
});

it('draws nothing of it where they only ask', async () => {
  await showInbox(AT, { entries: [said(ID, 'Is it still for sale?'), said(OTHER, 'And the levies?')] });
  await screen.findByRole('complementary', { name: text.about });
  expect(screen.queryByText(text.about_.mood)).toBeNull();
});

it('shows a picture that came in, and the page on which it was written', async () => {
  const files = [{ name: 'crack.jpg', mediaId: OTHER, isPicture: true, refused: null }];
  await showInbox(AT, { entries: [said(ID, 'Look', { files, page: '5 Poinciana Lane' })] });
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'crack.jpg' });
  expect(new URL(picture.src).search).toBe('?size=small');
  expect(screen.getByText(new RegExp(text.onPage('5 Poinciana Lane')))).toBeTruthy();
});

it('calls somebody without a name by the number that they write from', async () => {
  const unnamed = { name: null, address: '0412 345 678', channel: 'sms' as const };
  await showInbox(AT, unnamed, {});
  expect((await screen.findAllByRole('heading', { name: '0412 345 678' })).length).toBeGreaterThan(0);
});
