import { TITLE_MAX } from '@propguard/rules/conversations/limits';

/** What a conversation is called after its first message. */
export const titleOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > TITLE_MAX ? `${line.slice(0, TITLE_MAX - 1)}…` : line;
};
