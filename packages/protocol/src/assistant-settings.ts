import { NO_KEY_BANNER, NO_KEY_ERROR } from '@propguard/rules/assistant/connection-texts';
import { isKeyShaped } from '@propguard/rules/assistant/tried-key';
import * as z from 'zod';
import { AssistantEngine } from './assistant-turns.ts';
import { Instant } from './shapes.ts';

const Url = z
  .url({ protocol: /^https?$/, message: 'Enter an address that starts with https://.' })
  .max(300)
  .describe('Where the service is reached.');
const Secret = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .describe('Written only: it is kept encrypted and never sent back. Null forgets it; left out keeps it.');

const TriedSecret = z
  .string()
  .trim()
  .refine(isKeyShaped, 'Enter a key without spaces, as the service gave it.');

/** An outside engine with a key that is tried and not stored. It comes in a header with each call. */
export const TriedKey = z.discriminatedUnion('engine', [
  z.object({
    engine: z.literal('sensay'),
    baseUrl: Url,
    organisationId: z.string().trim().max(100).nullable(),
    key: TriedSecret,
  }),
  z.object({
    engine: z.literal('openai-compatible'),
    baseUrl: Url,
    model: z.string().trim().min(1, 'Enter a model.').max(200),
    key: TriedSecret,
  }),
]);
export type TriedKey = z.infer<typeof TriedKey>;

/** What is kept of the outside engines. `keyHint` is the end of the stored key. */
export const AssistantSettings = z.object({
  engine: AssistantEngine.describe('Who answers in this workspace.'),
  sensay: z.object({
    baseUrl: Url,
    apiVersion: z.string(),
    organisationId: z.string().nullable(),
    keyHint: z.string().nullable(),
    replicaUuid: z.string().nullable(),
  }),
  openAi: z.object({
    baseUrl: Url.nullable(),
    model: z.string().nullable(),
    keyHint: z.string().nullable(),
    maxOutputTokens: z.int(),
    maxSeconds: z.int(),
    maxToolRounds: z.int(),
  }),
  updatedAt: Instant.nullable(),
});
export type AssistantSettings = z.infer<typeof AssistantSettings>;

export const AssistantSettingsChange = z.object({
  engine: AssistantEngine.optional(),
  sensay: z
    .object({
      baseUrl: Url,
      apiVersion: z
        .string()
        .trim()
        .regex(/^\d{4}-\d{2}-\d{2}$/, 'Such as 2025-03-25.'),
      organisationId: z.string().trim().max(100).nullable(),
      key: Secret.nullable(),
    })
    .partial()
    .optional(),
  openAi: z
    .object({
      baseUrl: Url.nullable(),
      model: z.string().trim().min(1).max(200).nullable(),
      key: Secret.nullable(),
      maxOutputTokens: z.int().min(64).max(32_000),
      maxSeconds: z.int().min(1).max(300),
      maxToolRounds: z.int().min(1).max(10),
    })
    .partial()
    .optional(),
});
export type AssistantSettingsChange = z.infer<typeof AssistantSettingsChange>;

/** CORE-ENT-05, with what was measured. Latencies and failures are those of the last 24 hours. */
export const AssistantStatus = z.object({
  engine: AssistantEngine,
  isAuthenticated: z
    .boolean()
    .describe('An outside engine is chosen and reachable: ‘Connected’, else ‘Demo Mode’.'),
  userId: z.string().nullable(),
  replicaId: z.string().nullable(),
  error: z.string().nullable().describe(`Without a key: ‘${NO_KEY_ERROR}’`),
  banner: z.string().nullable().describe(`To be shown as an alert. Without a key: ‘${NO_KEY_BANNER}’`),
  poweredBy: z.string().nullable().describe('The outside service in words; null is fallback mode.'),
  checkedAt: Instant.nullable(),
  engines: z.array(
    z.object({
      engine: AssistantEngine,
      turns: z.int().min(0),
      failures: z.int().min(0),
      firstTextMs: z.object({ p50: z.number(), p95: z.number() }).nullable(),
      wholeAnswerMs: z.object({ p50: z.number(), p95: z.number() }).nullable(),
    }),
  ),
});
export type AssistantStatus = z.infer<typeof AssistantStatus>;
