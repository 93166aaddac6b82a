import { NOTICE_KINDS, NOTICE_MAIL } from '@propguard/rules/notices/notice-kinds';
import * as z from 'zod';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { Done, Id, Instant } from './shapes.ts';

const NoticeKind = z.enum(NOTICE_KINDS);
const NoticeMail = z.enum(NOTICE_MAIL);

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  text: z.string().describe('One sentence, with times by the member’s clocks.'),
  path: z.string().describe('Where in the product it is dealt with.'),
  at: Instant.nullable().describe('When what it is about takes place.'),
  createdAt: Instant,
  seenAt: Instant.nullable(),
  doneAt: Instant.nullable(),
});
export type Notice = z.infer<typeof Notice>;

const NoticeChoice = z.object({ kind: NoticeKind, mail: NoticeMail });
export type NoticeChoice = z.infer<typeof NoticeChoice>;

const MARKED_AT_ONCE = 100;
const tags = ['notices'];

/** What waits for the member who asks. A key is nobody's: it has none. */
export const notices = {
  list: workspaceRoute('viewer', null)
    .route({ method: 'GET', path: '/notices', tags, summary: 'What waits for me, the newest first' })
    .input(
      PageQuery.extend({
        show: z.enum(['open', 'all']).default('open').describe('open: what is not dealt with yet.'),
      }),
    )
    .output(pageOf(Notice)),
  summary: workspaceRoute('viewer', null)
    .route({ method: 'GET', path: '/notices/summary', tags, summary: 'How much waits for me' })
    .output(z.object({ open: z.int(), unseen: z.int() })),
  mark: workspaceRoute('viewer', null)
    .route({
      method: 'POST',
      path: '/notices/mark',
      tags,
      summary: 'Mark notices as seen, done or open again',
    })
    .input(
      z.object({
        ids: z.array(Id).min(1, 'Name at least one notice.').max(MARKED_AT_ONCE),
        as: z.enum(['seen', 'done', 'open']),
      }),
    )
    .output(Done),
  choices: workspaceRoute('viewer', null)
    .route({ method: 'GET', path: '/notices/choices', tags, summary: 'What I am also told by mail' })
    .output(z.object({ items: z.array(NoticeChoice) })),
  choose: workspaceRoute('viewer', null)
    .route({ method: 'PUT', path: '/notices/choices/{kind}', tags, summary: 'Choose how a kind reaches me' })
    .input(NoticeChoice)
    .output(Done),
};
