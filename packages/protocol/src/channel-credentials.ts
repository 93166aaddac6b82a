import * as z from 'zod';
import { oneLine } from './shapes.ts';

const NAME_MAX_LENGTH = 120;
const SECRET_MAX_LENGTH = 500;

const Secret = oneLine(SECRET_MAX_LENGTH).min(1, 'Enter it as the service shows it.');
const Named = oneLine(NAME_MAX_LENGTH);
/** Left out, the service's own. */
const ApiUrl = z.url('Enter an address such as https://api.example.com.').max(300).optional();

/** `imap.example.com`, or with a port where it is not the usual one. */
const MailHost = oneLine(NAME_MAX_LENGTH).regex(
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i,
  'Enter a server such as mail.example.com, or mail.example.com:993.',
);

/** What a channel needs to be connected: each service asks for other things. Secrets are kept sealed and never shown. */
export const ChannelCredentials = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('whatsapp'),
    phoneNumberId: Named.regex(/^\d{5,30}$/, 'A phone number id has digits only.').meta({
      examples: ['104512345678901'],
    }),
    businessAccountId: Named.regex(/^\d{5,30}$/, 'A business account id has digits only.').meta({
      examples: ['102290129340398'],
    }),
    accessToken: Secret,
    appSecret: Secret,
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('telegram'),
    token: Secret.regex(/^\d{5,15}:[\w-]{20,100}$/, 'A token looks like 123456789:ABC-DEF…'),
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('discord'),
    applicationId: Named.regex(/^\d{5,30}$/, 'An application id has digits only.'),
    publicKey: Named.regex(/^[0-9a-f]{64}$/i, 'A public key has 64 digits and letters a to f.'),
    botToken: Secret,
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('sms'),
    accountSid: Named.regex(/^AC[0-9a-f]{32}$/i, 'An account SID starts with AC and has 34 characters.'),
    authToken: Secret,
    from: Named.regex(/^\+[1-9]\d{6,14}$/, 'Enter a number that can receive, such as +61412345678.'),
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('email'),
    address: z
      .email('Enter the address people write to, such as hello@example.com.')
      .max(254)
      .meta({ examples: ['hello@example.com'] }),
    username: Named.min(1, 'Enter the name you sign in with; often the address.').meta({
      examples: ['hello@example.com'],
    }),
    password: Secret,
    imap: MailHost.meta({ examples: ['imap.example.com'] }).describe('Where mail is read; 993 unless said.'),
    smtp: MailHost.meta({ examples: ['smtp.example.com'] }).describe('Where mail leaves; 465 unless said.'),
  }),
]);
export type ChannelCredentials = z.infer<typeof ChannelCredentials>;
