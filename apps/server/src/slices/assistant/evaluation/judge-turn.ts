import type { AssistantCard, PendingAction } from '@propguard/protocol/assistant-turns';
import { readings } from '../answers/grounding.ts';
import type { Expectation } from './question-file.ts';
import { isSameArgument } from './same-argument.ts';

/** What the assistant did in a turn. */
export type Done = {
  outcome: string;
  missing: string | null;
  answer: string;
  cards: readonly AssistantCard[];
  action: PendingAction | null;
  language: string;
};

const listed = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

const valueAt = (result: Record<string, unknown>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], result);

const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,'\u00a0\u202f ]\d+)*/g) ?? []).flatMap(readings);

/** A figure stands in the answer in full, rounded, as a percentage, or in thousands or millions. */
const isSaid = (answer: string, value: unknown): boolean => {
  if (typeof value === 'string') return plain(answer).includes(plain(value));
  if (typeof value !== 'number') return false;
  const said = numbersIn(answer);
  const size = Math.abs(value);
  const forms = [size, size * 100, size / 1000, size / 1_000_000].flatMap((form) =>
    [0, 1, 2].map((digits) => Number(form.toFixed(digits))),
  );
  return said.some((number) => forms.includes(number));
};

/** Case, spaces and the separators of numbers aside. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d)[.,\s\u00a0\u202f'](?=\d{3})/g, '')
    .replace(/\s+/g, '');

/** What is not as expected, in words; empty when all of it is. */
export const faultsOf = (expect: Expectation, done: Done): string[] => {
  const faults: string[] = [];
  if (done.outcome !== expect.outcome) faults.push(`outcome ${done.outcome}, expected ${expect.outcome}`);
  const ran = done.cards.map(({ tool, arguments: args, result }) => ({ tool, args, result }));
  const calls = done.action
    ? [...ran, { tool: done.action.tool, args: done.action.arguments, result: {} }]
    : ran;
  const wanted = listed(expect.tool);
  const call = calls.find(({ tool }) => wanted.includes(tool));
  if (wanted.length > 0 && !call && expect.outcome !== 'ask')
    faults.push(`tool ${calls.map(({ tool }) => tool).join() || 'none'}, expected ${wanted.join(' or ')}`);
  if (wanted.length === 0 && calls.length > 0)
    faults.push(`tool ${calls.map(({ tool }) => tool).join()}, expected none`);
  for (const [name, value] of Object.entries(expect.arguments ?? {}))
    if (call && !isSameArgument(value, call.args[name]))
      faults.push(`${name} ${JSON.stringify(call.args[name])}, expected ${JSON.stringify(value)}`);
  const missing = listed(expect.missing);
  if (missing.length > 0 && !missing.includes(done.missing ?? ''))
    faults.push(`asked for ${done.missing ?? 'nothing'}, expected ${missing.join(' or ')}`);
  for (const name of expect.figures ?? []) {
    const value = call && valueAt(call.result as Record<string, unknown>, name);
    if (!isSaid(done.answer, value))
      faults.push(`figure ${name} (${JSON.stringify(value)}) is not in the answer`);
  }
  for (const said of expect.says ?? [])
    if (!plain(done.answer).includes(plain(said))) faults.push(`does not say “${said}”`);
  for (const said of expect.neverSays ?? [])
    if (plain(done.answer).includes(plain(said))) faults.push(`says “${said}”`);
  return faults;
};
