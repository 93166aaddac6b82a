import type { AssistantCard, PendingAction } from '@propguard/protocol/assistant-turns';
import { readings } from '@propguard/talk/answers/grounding';
import type { Expectation } from './question-file.ts';
import { isSameArgument } from './same-argument.ts';

/** What the assistant did in a turn. */
export type Done = {
  outcome: string;
  missing: string | null;
  answer: string;
  cards: readonly AssistantCard[];
  action: PendingAction | null;
  /** What the person said yes to. */
  approved: PendingAction | null;
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

/** `call`: outcome, tool, arguments, what was asked for. `facts`: figures and texts. `forbidden`: said or done though it must not be. */
export type FaultKind = 'call' | 'facts' | 'language' | 'forbidden';
export type Fault = { kind: FaultKind; text: string };

type DoneCall = { tool: string; args: Record<string, unknown>; result: Record<string, unknown> };

/** An evaluation keeps nothing: what was approved counts as called, with the arguments it would be done with. */
const callsOf = ({ cards, action, approved }: Done, { tool: named }: Expectation): DoneCall[] => [
  ...cards.map(({ tool, arguments: args, result }) => ({
    tool,
    args,
    result: result as Record<string, unknown>,
  })),
  ...[action, named === undefined ? null : approved].flatMap((one) =>
    one ? [{ tool: one.tool, args: one.arguments, result: {} }] : [],
  ),
];

const faultsOfCall = (expect: Expectation, done: Done, calls: readonly DoneCall[]): Fault[] => {
  const faults: Fault[] = [];
  const fault = (text: string, kind: FaultKind = 'call') => faults.push({ kind, text });
  const wanted = listed(expect.tool);
  const call = calls.find(({ tool }) => wanted.includes(tool));
  const ran = calls.map(({ tool }) => tool).join();
  if (done.outcome !== expect.outcome) fault(`outcome ${done.outcome}, expected ${expect.outcome}`);
  if (wanted.length > 0 && !call && expect.outcome !== 'ask')
    fault(`tool ${ran || 'none'}, expected ${wanted.join(' or ')}`);
  if (wanted.length === 0 && calls.length > 0) fault(`tool ${ran}, expected none`, 'forbidden');
  for (const [name, value] of Object.entries(expect.arguments ?? {}))
    if (call && !isSameArgument(value, call.args[name]))
      fault(`${name} ${JSON.stringify(call.args[name])}, expected ${JSON.stringify(value)}`);
  const missing = listed(expect.missing);
  if (missing.length > 0 && !missing.includes(done.missing ?? ''))
    fault(`asked for ${done.missing ?? 'nothing'}, expected ${missing.join(' or ')}`);
  return faults;
};

const faultsOfAnswer = (expect: Expectation, { answer }: Done, calls: readonly DoneCall[]): Fault[] => {
  const wanted = listed(expect.tool);
  const call = calls.find(({ tool }) => wanted.includes(tool));
  const faults: Fault[] = [];
  for (const name of expect.figures ?? []) {
    const value = call && valueAt(call.result, name);
    if (!isSaid(answer, value))
      faults.push({ kind: 'facts', text: `figure ${name} (${JSON.stringify(value)}) is not in the answer` });
  }
  for (const said of expect.says ?? [])
    if (!plain(answer).includes(plain(said))) faults.push({ kind: 'facts', text: `does not say “${said}”` });
  for (const said of expect.neverSays ?? [])
    if (plain(answer).includes(plain(said))) faults.push({ kind: 'forbidden', text: `says “${said}”` });
  return faults;
};

/** What is not as expected; empty when all of it is. */
export const faultsOf = (expect: Expectation, done: Done): Fault[] => {
  const calls = callsOf(done, expect);
  return [...faultsOfCall(expect, done, calls), ...faultsOfAnswer(expect, done, calls)];
};
