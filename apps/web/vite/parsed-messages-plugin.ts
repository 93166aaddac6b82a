import { fileURLToPath } from 'node:url';
import { parseMessage } from '@propguard/rules/messages/parse-message';
import { type Plugin, parseAst } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
/** Hands on what it was given, and is the one file that may. */
const HANDS_ON = fileURLToPath(
  new URL('../../../packages/rules/src/messages/in-english.ts', import.meta.url),
);
/** Which argument of a call is its message. */
const MESSAGE_AT: Readonly<Record<string, number>> = { inEnglish: 0, formatMessage: 1 };

type Node = { type: string; start: number; end: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const callsIn = (node: Node): Node[] => {
  const within = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(callsIn),
  );
  return node.type === 'CallExpression' ? [node, ...within] : within;
};

/** Where the messages of a file stand, in the order of the file. */
const messagesIn = (code: string, id: string) =>
  callsIn(parseAst(code) as unknown as Node)
    .flatMap(({ callee, arguments: given }) => {
      const at = isNode(callee) ? MESSAGE_AT[String(callee.name)] : undefined;
      const message = at === undefined ? undefined : (given as Node[])[at];
      if (!message) return [];
      if (typeof message.value !== 'string') throw new Error(`A message in ${id} is not a literal.`);
      return [{ start: message.start, end: message.end, value: message.value }];
    })
    .toSorted((one, other) => one.start - other.start);

/**
 * Parses the messages of the interface while building: the browser gets them parsed, and the formatter (2.5 kB
 * gzipped) without the parser (7 kB). A message that is not a literal, or does not parse, fails the build.
 */
export function parsedMessages(): Plugin {
  return {
    name: 'propguard:parsed-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    transform(code, id) {
      if (id === HANDS_ON || !/\b(inEnglish|formatMessage)\(/.test(code) || !/\.tsx?$/.test(id))
        return undefined;
      const found = messagesIn(code, id);
      // Outside of the functions that use them, so that each is the same message every time.
      const parsed = found.map(
        ({ value }, at) => `const parsed$${at} = ${JSON.stringify(parseMessage(value))};`,
      );
      let rest = 0;
      const pieces = found.map(({ start, end }, at) => {
        const piece = `${code.slice(rest, start)}parsed$${at}`;
        rest = end;
        return piece;
      });
      return { code: [...parsed, pieces.join('') + code.slice(rest)].join('\n'), map: null };
    },
  };
}
