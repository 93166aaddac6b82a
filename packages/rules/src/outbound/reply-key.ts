/** A reply that did not arrive is sent again by hand so often; then something else is wrong. */
export const REPLY_TRIES_MAX = 5;

/** Under which key a message of a conversation goes out; once more by hand it is another one. */
export const replyKey = (messageId: string, again = 0): string =>
  again === 0 ? `message:${messageId}` : `message:${messageId}:again:${again}`;
