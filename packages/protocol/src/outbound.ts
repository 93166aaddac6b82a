import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import {
  OUTBOUND_CHANNELS,
  OUTBOUND_PURPOSES,
  OUTBOUND_REASONS,
  OUTBOUND_STATES,
} from '@propguard/rules/outbound/outbound-messages';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Email, Id, Instant, oneLine } from './shapes.ts';

const KEY_MAX_LENGTH = 200;
const SUBJECT_MAX_LENGTH = 300;
const TEXT_MAX_LENGTH = 50_000;
const REPORT_MAX_LENGTH = 500_000;
const NAME_MAX_LENGTH = 100;
const SECRET_MAX_LENGTH = 500;
const ATTACHMENTS_MAX = 5;
const TEMPLATE_NAME_MAX_LENGTH = 200;
const VARIABLE_MAX_LENGTH = 500;
/** Half of what a request may hold, with what base64 adds. */
export const ATTACHMENTS_MAX_BYTES = 512 * 1024;

export const OutboundMessage = z.object({
  id: Id,
  purpose: z.enum(OUTBOUND_PURPOSES),
  channel: z.enum(OUTBOUND_CHANNELS),
  personId: Id,
  to: z.string().describe('Empty once the person was forgotten.'),
  subject: z.string(),
  text: z.string(),
  state: z.enum(OUTBOUND_STATES),
  reason: z.enum(OUTBOUND_REASONS).nullable().describe('Why it was refused, waits or failed.'),
  error: z.string().nullable(),
  leavesAfter: Instant.nullable().describe('Held until then.'),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
});
export type OutboundMessage = z.infer<typeof OutboundMessage>;

export const NewMessage = z.object({
  addressId: Id.describe('An address of a person.'),
  purpose: z.enum(OUTBOUND_PURPOSES),
  key: z.string().min(1).max(KEY_MAX_LENGTH).describe('The same key twice is one message.'),
  subject: oneLine(SUBJECT_MAX_LENGTH).min(1, 'Enter a subject.'),
  text: z.string().trim().min(1, 'Write something.').max(TEXT_MAX_LENGTH),
  language: z.enum(LANGUAGE_CODES).default('en'),
  eventAt: Instant.nullable().default(null).describe('What a message of service is about.'),
  template: z
    .object({
      name: oneLine(TEMPLATE_NAME_MAX_LENGTH).min(1),
      variables: z.array(oneLine(VARIABLE_MAX_LENGTH)).max(20),
    })
    .optional()
    .describe('A message that the channel has approved, with what goes in its places; none may be empty.'),
  attachments: z
    .array(
      z.object({
        name: oneLine(NAME_MAX_LENGTH).min(1),
        mediaType: z
          .string()
          .regex(/^[\w.+-]{1,60}\/[\w.+-]{1,100}$/, 'Name a type such as application/pdf.'),
        base64: z.base64(),
      }),
    )
    .max(ATTACHMENTS_MAX)
    .default([]),
});
export type NewMessage = z.infer<typeof NewMessage>;

const MailDelivery = z
  .enum(['own-server', 'installation', 'held'])
  .describe('By which server mail goes; held: by none, it waits in the outbox.');

export const MailSettings = z.object({
  fromName: z.string().nullable(),
  fromAddress: z.string().nullable(),
  replyTo: z.string().nullable(),
  server: z
    .object({
      host: z.string(),
      port: z.int(),
      secure: z.boolean(),
      username: z.string().nullable(),
      hasPassword: z.boolean(),
    })
    .nullable(),
  delivery: MailDelivery,
});
export type MailSettings = z.infer<typeof MailSettings>;

export const MailSettingsChange = z.object({
  fromName: oneLine(NAME_MAX_LENGTH).min(1).nullable(),
  fromAddress: Email.nullable(),
  replyTo: Email.nullable(),
  server: z
    .object({
      host: z
        .string()
        .trim()
        .toLowerCase()
        .max(253)
        .regex(
          /^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/,
          'Enter the name of a mail server, such as smtp.harbour.com.au.',
        ),
      port: z.int().min(1).max(65_535),
      secure: z.boolean().describe('TLS from the first byte (port 465); otherwise STARTTLS.'),
      username: oneLine(NAME_MAX_LENGTH).min(1).nullable(),
      password: z
        .string()
        .min(1)
        .max(SECRET_MAX_LENGTH)
        .nullable()
        .optional()
        .describe('Left out: as it was. null: none. Never given back.'),
    })
    .nullable(),
});
export type MailSettingsChange = z.infer<typeof MailSettingsChange>;

const tags = ['outbound'];

export const outbound = {
  list: workspaceRoute('agent', 'people:read')
    .route({ method: 'GET', path: '/outbound', tags, summary: 'Messages to people, the newest first' })
    .input(PageQuery.extend({ personId: Id.optional(), state: z.enum(OUTBOUND_STATES).optional() }))
    .output(pageOf(OutboundMessage)),
  send: workspaceRoute('agent', 'people:write')
    .route({ method: 'POST', path: '/outbound', tags, summary: 'Write to a person' })
    .errors(errorsOf('NOT_FOUND', 'PAYLOAD_TOO_LARGE'))
    .input(NewMessage)
    .output(OutboundMessage),
  cancel: workspaceRoute('agent', 'people:write')
    .route({ method: 'POST', path: '/outbound/{id}/cancel', tags, summary: 'Don’t send a waiting message' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(OutboundMessage),
  report: workspaceRoute('agent', 'people:write')
    .route({
      method: 'POST',
      path: '/outbound/reports',
      tags,
      summary: 'Read a bounce or complaint that came back',
    })
    .input(z.object({ raw: z.string().min(1).max(REPORT_MAX_LENGTH) }))
    .output(
      z.object({
        about: Id.nullable().describe('The message of ours; null: it is about none, or no report at all.'),
        kind: z.enum(['gone', 'rejected', 'delayed', 'delivered', 'complaint']).nullable(),
      }),
    ),
  mailDelivery: workspaceRoute('agent', 'people:read')
    .route({
      method: 'GET',
      path: '/workspace/mail/delivery',
      tags,
      summary: 'Whether mail to people goes out, or waits for a mail server',
    })
    .output(z.object({ delivery: MailDelivery })),
  mailSettings: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'GET', path: '/workspace/mail', tags, summary: 'How this workspace sends mail' })
    .output(MailSettings),
  changeMailSettings: workspaceRoute('admin', null)
    .route({ method: 'PUT', path: '/workspace/mail', tags, summary: 'Change how this workspace sends mail' })
    .input(MailSettingsChange)
    .output(MailSettings),
};
