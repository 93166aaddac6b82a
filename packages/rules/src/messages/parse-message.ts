import { IntlMessageFormat } from 'intl-messageformat';

/** A message as the formatter walks through it. The build of the web hands these over, already parsed. */
export type ParsedMessage = ReturnType<IntlMessageFormat['getAst']>;

/** Angle brackets are text: a message holds words, its place on a screen or in a letter is made by its caller. */
export const PARSING = { ignoreTag: true } as const;

/** @throws SyntaxError when the message is not one. */
export const parseMessage = (message: string): ParsedMessage =>
  new IntlMessageFormat(message, 'en', undefined, PARSING).getAst();
