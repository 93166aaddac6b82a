import { ASSISTANT_ENGINES } from '@propguard/rules/assistant/engines';
import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { ASSISTANT_TOOLS } from '@propguard/rules/assistant/tools';
import * as z from 'zod';
import { Id, Instant } from './shapes.ts';

const AssistantTool = z.enum(ASSISTANT_TOOLS);
export const AssistantEngine = z.enum(ASSISTANT_ENGINES);
export const AssistantLanguage = z.enum(ASSISTANT_LANGUAGES);

/** Where the full answer is: a path of the web application, such as `/property/…?tab=comparables`. */
const Link = z.object({ path: z.string(), label: z.string() });

const CardFact = z.object({
  name: z.string().describe('The name of the field of `result`.'),
  label: z.string(),
  text: z.string().describe('The value, formatted in the language of the turn.'),
});

/** What a tool brought, ready to be shown. Texts are in the language of the turn. */
export const AssistantCard = z.object({
  callId: z.string(),
  tool: AssistantTool,
  arguments: z.record(z.string(), z.unknown()).describe('What the tool was called with.'),
  title: z.string(),
  facts: z.array(CardFact),
  items: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        link: Link.nullable(),
        picture: z.string().optional().describe('The path of a picture of it.'),
      }),
    )
    .describe('Rows: listings, comparables, subjects that are compared, articles.'),
  notes: z.array(z.string()),
  link: Link.nullable(),
  sample: z.boolean().describe('It is based on made-up data.'),
  result: z.record(z.string(), z.unknown()).describe('The figures themselves, by name.'),
});
export type AssistantCard = z.infer<typeof AssistantCard>;

export const AssistantSource = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().describe('The passage the answer is based on.'),
  path: z.string().nullable(),
});
export type AssistantSource = z.infer<typeof AssistantSource>;

const ACTION_STATES = ['waiting', 'approved', 'declined', 'failed', 'expired'] as const;
/** Something that changes data. Nothing happens before it is approved; then exactly this is done. */
export const PendingAction = z.object({
  id: Id,
  tool: AssistantTool,
  arguments: z.record(z.string(), z.unknown()),
  argumentsHash: z.string().describe('SHA-256 of tool and arguments; sent back with the decision.'),
  summary: z.string().describe('What will be done, in the language of the turn.'),
  state: z.enum(ACTION_STATES),
  error: z.string().nullable(),
  upgradePath: z
    .string()
    .nullable()
    .default(null)
    .describe('When the plan did not allow it: where a larger one is chosen.'),
});
export type PendingAction = z.infer<typeof PendingAction>;

/** OPS-WIDGET-03: what the person has said of the home that they look for, as it was heard. */
export const AssistantWishes = z.object({
  place: z.string().nullable(),
  propertyType: z.string().nullable(),
  minPriceAud: z.number().nullable(),
  maxPriceAud: z.number().nullable(),
  minBedrooms: z.number().nullable(),
  maxBedrooms: z.number().nullable(),
  minBathrooms: z.number().nullable(),
  timeline: z.string().nullable().describe('When, in the words of the person.'),
});
export type AssistantWishes = z.infer<typeof AssistantWishes>;

const TURN_STATES = ['queued', 'running', 'finished', 'failed', 'stopped'] as const;
const TURN_OUTCOMES = ['answer', 'ask', 'confirm', 'decline', 'noted', 'person', 'told'] as const;

export const AssistantTurn = z.object({
  id: Id,
  conversationId: Id,
  position: z.int().min(0),
  question: z
    .string()
    .nullable()
    .describe('What the person wrote; null for a reply of a member of the team.'),
  state: z.enum(TURN_STATES),
  attempt: z.int().min(1),
  engine: AssistantEngine.nullable().describe('Who answered; null before anyone did, or when a person did.'),
  language: AssistantLanguage.nullable(),
  outcome: z
    .enum(TURN_OUTCOMES)
    .nullable()
    .describe(
      'answer: tools ran. ask: one question back. confirm: an action waits. decline: it says what it cannot do. noted: kept for a person. person: a member of the team wrote it. told: we say who answers.',
    ),
  missing: z.string().nullable().describe('With ask: the argument that is asked for.'),
  notice: z
    .string()
    .nullable()
    .describe('Said before the answer: an outside engine failed and ours went on.'),
  answer: z.string(),
  cards: z.array(AssistantCard),
  sources: z.array(AssistantSource),
  suggestions: z.array(z.string()),
  action: PendingAction.nullable(),
  wishes: AssistantWishes.nullable().describe('All that was said up to this turn.'),
  confidence: z.number().min(0).max(1).nullable(),
  rating: z.enum(['up', 'down']).nullable(),
  error: z.string().nullable(),
  author: z.string().nullable().describe('The name of the member of the team, with outcome `person`.'),
  createdAt: Instant,
  endedAt: Instant.nullable(),
});
export type AssistantTurn = z.infer<typeof AssistantTurn>;

/**
 * What happens in a turn, in order. `position` counts up from 1 within the turn; ask for what comes after the last
 * one you have. After `started` with a higher attempt, and after `fell-back`, what was shown of the answer before
 * is void: clear text, cards, sources and suggestions. The last event is finished, failed or stopped.
 */
const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ position: z.int().min(1), type: z.literal(type), ...shape });

export const TurnEvent = z.discriminatedUnion('type', [
  event('started', { turnId: Id, attempt: z.int().min(1), engine: AssistantEngine }),
  event('tool-started', { callId: z.string(), tool: AssistantTool, label: z.string() }),
  event('tool-result', { callId: z.string(), card: AssistantCard }),
  event('tool-failed', { callId: z.string(), tool: AssistantTool, message: z.string() }),
  event('text', { delta: z.string() }),
  event('action', { action: PendingAction }),
  event('sources', { sources: z.array(AssistantSource) }),
  event('suggestions', { suggestions: z.array(z.string()) }),
  event('fell-back', { from: AssistantEngine, reason: z.string(), notice: z.string() }),
  event('finished', { turn: AssistantTurn }),
  event('failed', { message: z.string(), turn: AssistantTurn }),
  event('stopped', { turn: AssistantTurn }),
]);
export type TurnEvent = z.infer<typeof TurnEvent>;
