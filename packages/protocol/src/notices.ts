import { NOTICE_KINDS, NOTICE_MAIL } from '@propguard/rules/notices/notice-kinds';
import { PUSH_DEVICE_MAX, PUSH_ENDPOINT_MAX } from '@propguard/rules/notices/push-limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine } from './shapes.ts';

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

const NoticeChoice = z.object({
  kind: NoticeKind,
  mail: NoticeMail,
  push: z.boolean().describe('On the browsers that the member allowed to show notices.'),
});
export type NoticeChoice = z.infer<typeof NoticeChoice>;
const NoticeChoiceChange = z.object({
  kind: NoticeKind,
  mail: NoticeMail.optional(),
  push: z.boolean().optional(),
});
export type NoticeChoiceChange = z.infer<typeof NoticeChoiceChange>;

const PushBrowser = z.object({
  id: Id,
  device: z.string(),
  endpoint: z.string().describe('By which a browser knows itself among them.'),
  createdAt: Instant,
  lastPushedAt: Instant.nullable(),
});
export type PushBrowser = z.infer<typeof PushBrowser>;

const P256DH_CHARACTERS = 87;
const AUTH_CHARACTERS = 22;
const base64Url = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}=?$`), 'Send the key as the browser gave it.');
const NewPushBrowser = z.object({
  device: oneLine(PUSH_DEVICE_MAX).min(1, 'Name the browser.'),
  endpoint: z
    .url({ protocol: /^https?$/, message: 'Send the endpoint as the browser gave it.' })
    .max(PUSH_ENDPOINT_MAX),
  p256dh: base64Url(P256DH_CHARACTERS),
  auth: base64Url(AUTH_CHARACTERS),
});
export type NewPushBrowser = z.infer<typeof NewPushBrowser>;

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
    .route({ method: 'GET', path: '/notices/choices', tags, summary: 'What also reaches me, and how' })
    .output(z.object({ items: z.array(NoticeChoice) })),
  choose: workspaceRoute('viewer', null)
    .route({ method: 'PUT', path: '/notices/choices/{kind}', tags, summary: 'Choose how a kind reaches me' })
    .input(NoticeChoiceChange)
    .output(Done),
  pushBrowsers: workspaceRoute('viewer', null)
    .route({
      method: 'GET',
      path: '/notices/push',
      tags,
      summary: 'My browsers that show notices, and the key by which a further one subscribes',
    })
    .output(z.object({ publicKey: z.string(), items: z.array(PushBrowser) })),
  addPushBrowser: workspaceRoute('viewer', null)
    .route({
      method: 'POST',
      path: '/notices/push',
      tags,
      summary: 'Show notices on this browser',
      successStatus: 201,
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewPushBrowser)
    .output(PushBrowser),
  tryPush: workspaceRoute('viewer', null)
    .route({
      method: 'POST',
      path: '/notices/push/{id}/try',
      tags,
      summary: 'Show a notice there now, to see that it works',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  removePushBrowser: workspaceRoute('viewer', null)
    .route({ method: 'DELETE', path: '/notices/push/{id}', tags, summary: 'Stop showing notices there' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};
