import type { AssistantStatus } from '@propguard/protocol/assistant-settings';
import type { AssistantCard, AssistantTurn, PendingAction } from '@propguard/protocol/assistant-turns';
import type { Conversation } from '@propguard/protocol/conversations';

export const CONVERSATION_ID = '019a0000-0000-7000-8000-0000000000c1';

/** A turn of the assistant that has ended, with nothing in it that is not named. */
export const turnOf = (changes: Partial<AssistantTurn> = {}): AssistantTurn => ({
  id: '019a0000-0000-7000-8000-0000000000a1',
  conversationId: CONVERSATION_ID,
  position: 1,
  question: 'What is it worth?',
  state: 'finished',
  attempt: 1,
  engine: 'own',
  language: 'en',
  outcome: 'answer',
  missing: null,
  notice: null,
  answer: 'About $820,000.',
  cards: [],
  sources: [],
  suggestions: [],
  action: null,
  wishes: null,
  confidence: 0.9,
  rating: null,
  error: null,
  author: null,
  createdAt: '2026-03-01T00:00:00Z',
  endedAt: '2026-03-01T00:00:02Z',
  ...changes,
});

export const conversationOf = (changes: Partial<Conversation> = {}): Conversation => ({
  id: CONVERSATION_ID,
  title: 'A home in New Farm',
  state: 'assistant',
  channel: 'website',
  source: 'web',
  language: 'en',
  handedOverAt: null,
  handOverReason: null,
  person: null,
  mine: true,
  turns: 1,
  lastText: null,
  createdAt: '2026-03-01T00:00:00Z',
  updatedAt: '2026-03-01T00:00:02Z',
  ...changes,
});

export const cardOf = (changes: Partial<AssistantCard> = {}): AssistantCard => ({
  callId: 'call-1',
  tool: 'search_listings',
  arguments: {},
  title: 'Homes in New Farm',
  facts: [],
  items: [],
  notes: [],
  link: null,
  sample: false,
  result: {},
  ...changes,
});

export const actionOf = (changes: Partial<PendingAction> = {}): PendingAction => ({
  id: '019a0000-0000-7000-8000-0000000000b1',
  tool: 'report',
  arguments: {},
  argumentsHash: 'a-hash',
  summary: 'Make a report of 12 Sample Street.',
  state: 'waiting',
  error: null,
  upgradePath: null,
  ...changes,
});

/** The workspace's own engine answers. */
export const statusOf = (changes: Partial<AssistantStatus> = {}): AssistantStatus => ({
  engine: 'own',
  isAuthenticated: false,
  userId: null,
  replicaId: null,
  error: null,
  banner: null,
  poweredBy: null,
  checkedAt: null,
  engines: [],
  ...changes,
});
