import type { AssistantCard, AssistantSource } from './assistant-turns.ts';

/** What a message shows beside its text, in order. */
export type MessagePart =
  | { kind: 'card'; card: AssistantCard }
  | { kind: 'source'; source: AssistantSource }
  /** What the person sent along; the file itself is kept by the workspace. */
  | { kind: 'file'; mediaId: string; name: string; mediaType: string; sizeBytes: number }
  /** What the person may want to say next. */
  | { kind: 'suggestion'; text: string };
