import { cleanText } from '../understanding/clean-text.ts';
import {
  AMOUNT_ROLES,
  type AmountRole,
  ASKS,
  type Ask,
  LAST_TOPICS,
  type LastTopic,
} from './learnt-labels.ts';

type LabelledSpan = { role: AmountRole; start: number; end: number };
/** A message as somebody wrote it, with what its numbers are and what it asks. */
export type LabelledMessage = {
  language: string;
  asks: readonly Ask[];
  last: LastTopic | null;
  text: string;
  spans: readonly LabelledSpan[];
};

const MARK = /\{([^{}|]+)\|(\w+)\}/gu;
const LAST = /^\[(\w+)\]\s*/u;

const oneOf = <T extends string>(known: readonly T[], said: string, line: string): T => {
  const found = known.find((one) => one === said);
  if (found === undefined) throw new Error(`'${said}' is no label: ${line}`);
  return found;
};

/** `LANGUAGE<TAB>ASKS<TAB>TEXT`; every number of the text stands as `{as written|role}`, and `[topic]` before it. */
const messageIn = (line: string): LabelledMessage => {
  const [language = '', asks = '', written = ''] = line.split('\t');
  const clean = cleanText(written);
  const [lead = '', topic] = LAST.exec(clean) ?? [];
  const spans: LabelledSpan[] = [];
  let text = '';
  let from = lead.length;
  for (const { 0: whole, 1: inside = '', 2: role = '', index } of clean.matchAll(MARK)) {
    text += clean.slice(from, index);
    spans.push({
      role: oneOf(AMOUNT_ROLES, role, line),
      start: text.length,
      end: text.length + inside.length,
    });
    text += inside;
    from = index + whole.length;
  }
  return {
    language,
    asks: [...new Set(asks.split(',').map((ask) => oneOf(ASKS, ask.trim(), line)))],
    last: topic === undefined ? null : oneOf(LAST_TOPICS, topic, line),
    text: text + clean.slice(from),
    spans,
  };
};

export const labelledMessagesIn = (file: string): LabelledMessage[] =>
  file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(messageIn);
