import { fileURLToPath } from 'node:url';
import { parseMessage } from '@propguard/rules/messages/parse-message';
import { type Plugin, parseAst } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
/** They hand on what they were given, and are the only files that may. */
const HANDS_ON: ReadonlySet<string> = new Set(
  ['in-english.ts', 'catalogue.ts'].map((file) =>
    fileURLToPath(new URL(`../../../packages/rules/src/messages/${file}`, import.meta.url)),
  ),
);
/** Which argument of a call is its message. */
const MESSAGE_AT: Readonly<Record<string, number>> = { inEnglish: 0, formatMessage: 1 };
/** Its argument holds many, by name. */
const CATALOGUE = 'messagesOf';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const callsIn = (node: Node): Node[] => {
  const within = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(callsIn),
  );
  return node.type === 'CallExpression' ? [node, ...within] : within;
};

type Found = { start: number; end: number; value: string };

const literal = (message: Node, id: string): Found => {
  if (typeof message.value !== 'string') throw new Error(`A message in ${id} is not a literal.`);
  return { start: message.start, end: message.end, value: message.value };
};

/** Of a whole catalogue, those with places to fill: the rest is shown as it is written. */
const inCatalogue = (words: Node, id: string): Found[] =>
  words.type === 'ObjectExpression'
    ? (words.properties as { value: Node }[]).flatMap(({ value }) => inCatalogue(value, id))
    : [literal(words, id)].filter(({ value }) => value.includes('{'));

/** Where the messages of a file stand, in the order of the file. */
const messagesIn = (code: string, id: string): Found[] =>
  callsIn(parseAst(code) as unknown as Node)
    .flatMap(({ callee, arguments: given }) => {
      const name = isNode(callee) ? String(callee.name) : '';
      const [first] = given as Node[];
      if (name === CATALOGUE && first) return inCatalogue(first, id);
      const message = (given as Node[])[MESSAGE_AT[name] ?? -1];
      return message ? [literal(message, id)] : [];
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
      if (HANDS_ON.has(id) || !/\b(inEnglish|formatMessage|messagesOf)\(/.test(code) || !/\.tsx?$/.test(id))
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
