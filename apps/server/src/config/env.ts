import * as z from 'zod';
import { KEPT_SETTINGS, kept } from './kept-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** As OpenTelemetry writes them: `name=value,other=value`, percent-encoded. */
const headerOf = (pair: string): [string, string] | null => {
  const [, name, value] = /^\s*([\w-]+)=([^\s,]+)\s*$/.exec(pair) ?? [];
  try {
    return name && value ? [name, decodeURIComponent(value)] : null;
  } catch {
    return null;
  }
};
const sentHeaders = z
  .string()
  .transform((text) => text.split(',').map(headerOf))
  .refine((pairs) => pairs.every(Boolean), 'Enter name=value, separated by commas.')
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs.filter((pair) => pair !== null)));

/** Every setting the product reads, all optional. The README lists them all. */
export const Env = z.object({
  PORT: port.default(3000).describe('Port of the web server.'),
  EXAMPLE_PORT: z
    .union([z.literal('off').transform(() => null), port])
    .optional()
    .describe('Port of the page that shows the chat widget from another origin; off for none.'),
  HOST: z.string().default('localhost').describe('Address to listen on; 0.0.0.0 for all.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address under which people reach the product, for links in mail. Requests under another name are refused.',
    ),
  PROPGUARD_ROLE: z.enum(['api', 'worker', 'both']).default('both').describe('What this node does.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe(
      'PostgreSQL 15 or newer, as the owner of the schema. Without it an embedded server is started.',
    ),
  DATABASE_APP_URL: z
    .string()
    .optional()
    .describe(
      'Connection of the restricted role. Derived from DATABASE_URL when absent; alone, migrations are left to another node.',
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(12)
    .describe('Connections a node keeps.'),
  DATA_DIR: z.string().optional().describe('Folder of the embedded database.'),
  PROPGUARD_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs sessions and encrypts stored keys. Made and kept in the database when absent.'),
  PROPGUARD_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe('The previous secret: what it encrypted is opened with it, and encrypted again at the start.'),
  OPERATOR_EMAIL: z
    .email()
    .toLowerCase()
    .optional()
    .describe(
      'Account that operates the installation once its address is confirmed. Without it: whoever has the token that a start prints.',
    ),
  OPERATOR_CONTACT: z.string().max(200).optional().describe('Contact shown on the privacy and terms pages.'),
  SMTP_URL: z
    .string()
    .optional()
    .describe('smtp(s)://user:password@host:port. Without it mail stays in the outbox.'),
  MAIL_FROM: z.string().default('PropGuard <no-reply@localhost>').describe('Sender of mail.'),
  MAP_TILE_URL: z.string().optional().describe('Raster tile URL with {z}/{x}/{y}, drawn under our own map.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token for /metrics. Without it only this machine may read them.'),
  TRUST_PROXY: z
    .union([flag.transform(Number), z.coerce.number().int().min(0).max(10)])
    .default(0)
    .describe('Believe X-Forwarded-* of the proxy in front (true), or of so many of them.'),
  RATE_LIMIT_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(3000)
    .describe('Requests a minute from one address.'),
  RATE_LIMIT_PER_WORKSPACE: z.coerce
    .number()
    .int()
    .min(1)
    .default(1200)
    .describe('API calls a minute of one workspace.'),
  RATE_LIMIT_CREDENTIALS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Sign-in and similar calls a minute from one address, or of one account, on all nodes.'),
  RATE_LIMIT_PASSWORD_TRIES: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .describe('Wrong passwords for one account within an hour, from all addresses, on all nodes.'),
  RATE_LIMIT_LETTERS: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('Reset links and invitations to one recipient within an hour, on all nodes.'),
  REQUESTS_AT_WORK: z.coerce
    .number()
    .int()
    .min(4)
    .max(1000)
    .default(16)
    .describe(
      'API requests that a node works on at once; while others ask, one caller has an eighth of them.',
    ),
  REQUESTS_WAITING: z.coerce
    .number()
    .int()
    .min(4)
    .max(100_000)
    .default(400)
    .describe('API requests that wait for their turn; beyond it whoever asks most gets 503.'),
  RATE_LIMIT_VISITS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe(
      'Visits to the chat on websites that begin within a minute from one address, on all nodes together.',
    ),
  STREAMS_PER_CALLER: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Event streams that an account or a key has open on a node; an address has ten times as many.'),
  STREAMS_PER_NODE: z.coerce
    .number()
    .int()
    .min(1)
    .default(2000)
    .describe('Event streams that a node has open; beyond it whoever has most loses one.'),
  OVERLOAD_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1000)
    .describe('Delay of the event loop beyond which those who ask most are turned away sooner; 0 for never.'),
  ...KEPT_SETTINGS,
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('Folder that backups are written to by themselves. Without it none are taken.'),
  BACKUP_TIMES: z
    .string()
    .regex(
      /^([01]\d|2[0-3]):[0-5]\d(,([01]\d|2[0-3]):[0-5]\d)*$/,
      'must be times of day such as 02:30 or 02:30,14:30',
    )
    .default('02:30')
    .transform((times) => times.split(','))
    .describe('When, in UTC; one that was missed is taken as soon as somebody works again.'),
  BACKUP_KEEP: kept(14).describe('How many of them are kept.'),
  BACKUP_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('Encrypts backups, and opens them again. Whoever loses it has lost them.'),
  BACKUP_REHEARSE: flag
    .default(true)
    .describe('Restore each into a scratch database beside, where the owner may make one.'),
  BACKUP_POINT_IN_TIME: flag
    .default(false)
    .describe('Of the embedded database: also keep what brings back any moment, encrypted with BACKUP_KEY.'),
  TRAIN_AFTER_IMPORT: flag
    .default(true)
    .describe(
      'Train the valuation model after the first start and when sales were imported; otherwise the operator does.',
    ),
  CHAIN_RPC_URL: z
    .url()
    .optional()
    .describe('RPC address of an EVM network. Without it an embedded chain is started.'),
  CHAIN_PRIVATE_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hexadecimal digits')
    .optional()
    .describe('Key of the account that signs on that network.'),
  CHAIN_ID: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Id of that network; nothing is sent to another one that answers at its address.'),
  CHAIN_NAME: z.string().max(60).optional().describe('What the network is called in the interface.'),
  CHAIN_EMBEDDED: flag.default(true).describe('Start the embedded chain when no network is given.'),
  PLAN_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether plans limit reports and API access; off gives every workspace everything.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Takes card payments through Stripe. Without it plans are chosen in test mode, free of charge.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Proves that a message at /api/payments/stripe/webhook comes from Stripe.'),
  STRIPE_PRICE_INVESTOR: z.string().optional().describe('Id of the monthly price of the plan Investor.'),
  STRIPE_PRICE_PROFESSIONAL: z.string().optional().describe('Id of the monthly price of Professional.'),
  STRIPE_API_URL: z
    .url()
    .default('https://api.stripe.com')
    .describe('Where Stripe is; tests have their own.'),
  STRIPE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(20_000)
    .default(8000)
    .describe('How long Stripe may take to answer.'),
  HUBSPOT_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.hubapi.com')
    .describe('Where HubSpot is; tests have their own.'),
  HUBSPOT_API_VERSION: z
    .string()
    .regex(/^[\w.-]{1,20}$/)
    .default('2026-09')
    .describe('The version in HubSpot’s paths.'),
  OUTSIDE_SERVICES_PRIVATE: flag
    .default(false)
    .describe('Let workspaces connect assistants on this machine or in its own network.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'Enter an address such as http://localhost:4318.' })
    .optional()
    .describe('OpenTelemetry collector (OTLP over HTTP) for traces and metrics. Without it none are made.'),
  OTEL_EXPORTER_OTLP_HEADERS: sentHeaders
    .default({})
    .describe('Headers for the collector: name=value, separated by commas.'),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100)
    .default('propguard')
    .describe('Name by which the collector knows us.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests, jobs and timers that are traced, 0 to 1.'),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(5000)
    .describe('Traces are handed over every so many milliseconds.'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number()
    .int()
    .min(1000)
    .max(3_600_000)
    .default(60_000)
    .describe('Metrics are handed over every so many milliseconds.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
});
export type Env = z.infer<typeof Env>;

export class InvalidSettings extends Error {}

/** The one place where the environment is read. Empty strings count as absent. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => name in Env.shape && value !== ''),
  );
  const parsed = Env.safeParse(given);
  if (parsed.success) {
    if (parsed.data.CHAIN_RPC_URL && !parsed.data.CHAIN_PRIVATE_KEY)
      throw new InvalidSettings('CHAIN_RPC_URL needs CHAIN_PRIVATE_KEY: the account that signs there.');
    return parsed.data;
  }
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new InvalidSettings(`Some settings are not valid:\n${lines.join('\n')}`);
};
