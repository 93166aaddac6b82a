import type { InboxConversation, InboxRow } from '@propguard/protocol/inbox-facts';
import { sessionAs } from './people.ts';
import { renderScreen } from './render-screen.tsx';

export const CONVERSATION_ID = '5b0a1f9e-0000-4000-8000-000000000001';
export const OTHER_CONVERSATION_ID = '5b0a1f9e-0000-4000-8000-000000000002';
export const NADIA = { id: '5b0a1f9e-0000-4000-8000-000000000009', name: 'Nadia Petrov' };

export const anInboxRow = (change: Partial<InboxRow> = {}): InboxRow => ({
  id: CONVERSATION_ID,
  name: 'Georgia Papadopoulos',
  address: null,
  title: 'The levy',
  channel: 'whatsapp',
  source: null,
  state: 'waiting',
  language: 'en',
  assignee: null,
  isMine: false,
  waiting: { since: '2026-11-16T00:00:00.000Z', seconds: 242, runs: false, promisedMinutes: 5 },
  snoozedUntil: null,
  lastText: 'Can a person call me about the levy?',
  lastAuthor: 'contact',
  lastBy: null,
  lastDelivery: null,
  found: null,
  csat: null,
  leadId: null,
  updatedAt: '2026-11-16T00:00:00.000Z',
  ...change,
});

export const anInboxThread = (change: Partial<InboxConversation> = {}): InboxConversation => ({
  ...anInboxRow(),
  segment: 1,
  handOverReason: 'A special levy',
  handOverCause: 'asked',
  entries: [
    {
      kind: 'message',
      id: OTHER_CONVERSATION_ID,
      author: 'contact',
      by: null,
      text: 'Can a person call me about the levy?',
      shown: [],
      files: [
        {
          name: 'crack.jpg',
          mediaId: null,
          isPicture: false,
          refused: 'crack.jpg is a program, and we don’t accept programs.',
        },
      ],
      page: null,
      delivery: null,
      segment: 1,
      at: '2026-11-16T00:00:00.000Z',
    },
    {
      kind: 'note',
      id: CONVERSATION_ID,
      by: 'Sam Whitlock',
      text: 'Ask Kim',
      at: '2026-11-16T00:01:00.000Z',
    },
  ],
  draft: '',
  lookers: [NADIA],
  contact: {
    personId: null,
    addresses: [{ kind: 'whatsapp', value: '0491 570 157' }],
    since: '2026-11-01T00:00:00.000Z',
  },
  elsewhere: [],
  isInWidget: false,
  replyWindow: null,
  answerTime: null,
  remembered: [{ key: 'maxPriceAud', value: 900_000, at: '2026-11-14T00:00:00.000Z' }],
  lead: null,
  appointment: null,
  earlier: [],
  ...change,
});

/** The inbox of an admin, with two conversations; `thread` is the opened one. */
export const showInbox = (at: string, thread: Partial<InboxConversation> = {}, more: object = {}) =>
  renderScreen(at, {
    session: sessionAs('admin'),
    paths: { [`/api/uploads/media/${OTHER_CONVERSATION_ID}/parts/0`]: () => new Response('{}') },
    answers: {
      channels: {
        templates: () => ({
          items: [
            { name: 'viewing_reminder', language: 'en', body: 'Hi {{1}}, see you at {{2}}.', variables: 2 },
          ],
        }),
        replyByTemplate: () => ({ done: true as const }),
        retryReply: () => ({ done: true as const }),
        replyElsewhere: () => ({ conversationId: OTHER_CONVERSATION_ID }),
      },
      media: {
        announce: () => ({ id: OTHER_CONVERSATION_ID }) as never,
        store: () => ({ id: OTHER_CONVERSATION_ID, name: 'Disclosure.pdf', sizeBytes: 12 }) as never,
      },
      inbox: {
        list: ({ query }: { query?: string }) => ({
          items:
            query === 'nothing'
              ? []
              : [
                  anInboxRow(),
                  anInboxRow({
                    id: OTHER_CONVERSATION_ID,
                    name: 'Oliver Hartley',
                    channel: 'sms',
                    waiting: null,
                  }),
                ],
          nextCursor: null,
        }),
        counts: () => ({
          views: { open: 2, mine: 0, waiting: 1, snoozed: 0 },
          channels: [
            { channel: 'whatsapp' as const, open: 1 },
            { channel: 'sms' as const, open: 1 },
          ],
        }),
        get: ({ id }: { id: string }) => anInboxThread({ id, ...thread }),
        members: () => ({ items: [NADIA] }),
        canned: () => ({
          items: [{ id: CONVERSATION_ID, shortcut: 'levy', text: 'The levy is paid by the vendor.' }],
        }),
        suggest: () => ({ suggestion: null }),
        look: () => ({ done: true as const }),
        saveDraft: () => ({ done: true as const }),
        reply: () => ({ done: true as const }),
        addNote: () => ({ done: true as const }),
        take: () => ({ done: true as const }),
        resolve: () => ({ done: true as const }),
        reopen: () => ({ done: true as const }),
        assign: () => ({ done: true as const }),
        giveBack: () => ({ done: true as const }),
        makeLead: () => ({ leadId: CONVERSATION_ID }),
        ...more,
      },
    },
  });
