/** What is sealed with the installation's secret: each purpose has a key of its own, and must keep its name. */
export const SEALED_FOR = {
  signingKey: 'certificate signing key',
  chainAccount: 'embedded chain account',
  assistantKeys: 'assistant keys',
  mailPassword: 'mail password',
  preferenceLinks: 'preference links',
  bookingLinks: 'booking links',
  leadForms: 'marks of lead forms',
  qualificationLinks: 'qualification links',
  channelSecrets: 'channel secrets',
  calendarPassword: 'calendar password',
  waitlistLinks: 'waitlist links',
  openHomeLinks: 'open home links',
  surveyLinks: 'survey links',
  webhookSecret: 'webhook secret',
  pushKey: 'push key',
  addressCodes: 'address codes',
  secondFactor: 'second factor',
} as const;

type SealedColumn = { table: string; key: string; column: string; purpose: string; words: string };

/** Where it is kept, for the day on which the secret changes. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'signing_key',
    key: 'id',
    column: 'sealed_secret',
    purpose: SEALED_FOR.signingKey,
    words: 'keys that sign certificates',
  },
  {
    table: 'chain_account',
    key: 'one',
    column: 'sealed_key',
    purpose: SEALED_FOR.chainAccount,
    words: 'the account of the embedded chain',
  },
  {
    table: 'assistant_settings',
    key: 'workspace_id',
    column: 'sensay_key',
    purpose: SEALED_FOR.assistantKeys,
    words: 'keys of assistants',
  },
  {
    table: 'assistant_settings',
    key: 'workspace_id',
    column: 'open_ai_key',
    purpose: SEALED_FOR.assistantKeys,
    words: 'keys of assistants',
  },
  {
    table: 'mail_settings',
    key: 'workspace_id',
    column: 'sealed_password',
    purpose: SEALED_FOR.mailPassword,
    words: 'passwords of mail servers',
  },
  {
    table: 'channel_connection',
    key: 'id',
    column: 'sealed_secrets',
    purpose: SEALED_FOR.channelSecrets,
    words: 'keys of channels',
  },
  {
    table: 'calendar_link',
    key: 'id',
    column: 'sealed_password',
    purpose: SEALED_FOR.calendarPassword,
    words: 'passwords of calendars',
  },
  {
    table: 'webhook',
    key: 'id',
    column: 'sealed_secret',
    purpose: SEALED_FOR.webhookSecret,
    words: 'secrets of webhooks',
  },
  {
    table: 'webhook',
    key: 'id',
    column: 'sealed_previous',
    purpose: SEALED_FOR.webhookSecret,
    words: 'secrets of webhooks',
  },
  {
    table: 'identity.second_factor',
    key: 'account_id',
    column: 'sealed_secret',
    purpose: SEALED_FOR.secondFactor,
    words: 'secrets of authenticator apps',
  },
  {
    table: 'push_keys',
    key: 'one',
    column: 'sealed_private_key',
    purpose: SEALED_FOR.pushKey,
    words: 'the key for push messages',
  },
];
