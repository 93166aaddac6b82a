import { formatMessage } from './format-message.ts';
import type { GivenTo } from './message-arguments.ts';

/**
 * A message of the interface, which speaks English. In the web its text must be a literal: the build parses it, so
 * that no browser loads the parser (`apps/web/vite/parsed-messages-plugin.ts`).
 */
export const inEnglish = <const Message extends string>(
  message: Message,
  ...given: GivenTo<Message>
): string => formatMessage('en', message, ...given);
