import type { AssistantCard, AssistantSource } from './assistant-turns.ts';

/** What a message shows beside its text, in order. */
export type MessagePart =
  | { kind: 'card'; card: AssistantCard }
  | { kind: 'source'; source: AssistantSource }
  /** What the person sent along; the file itself is kept by the workspace. */
  | { kind: 'file'; mediaId: string; name: string; mediaType: string; sizeBytes: number }
  /** What they sent along and was not taken, with why. */
  | { kind: 'refused-file'; name: string; reason: string }
  /** The home that the page was about on which they wrote, as that page names it. */
  | { kind: 'page'; home: string }
  /** What the person may want to say next. */
  | { kind: 'suggestion'; text: string };

export type MessageFile = Extract<MessagePart, { kind: 'file' | 'refused-file' }>;
