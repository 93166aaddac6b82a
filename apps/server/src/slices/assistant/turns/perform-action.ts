import type { PendingAction } from '@propguard/protocol/assistant-turns';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { FOUND_CAUSES, type HandOverCause } from '@propguard/rules/conversations/hand-over-causes';
import { HAND_OVER_REASON_MAX } from '@propguard/rules/conversations/limits';
import { compose, toCard } from '@propguard/talk/answers/compose';
import { voiceOf } from '@propguard/talk/answers/composed';
import { joinSentences } from '@propguard/talk/answers/join-sentences';
import { type Call, type DialogueState, textOf } from '@propguard/talk/dialogue/state';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { Failure } from '../../../fail.ts';
import { handOverAsked } from '../../conversations/hand-over-asked.ts';
import type { EngineEnd, EngineEvent } from '../engines/engine.ts';
import { type TurnRow, updateTurn } from '../store.ts';
import { runTool } from '../tools/run-tool.ts';

type Failed = Pick<PendingAction, 'error' | 'upgradePath'>;
type Done = { kind: 'done'; card: ReturnType<typeof toCard>; text: string } | ({ kind: 'failed' } & Failed);

/** Refusals that are said to the person; anything else is a fault of ours. */
const refusalOf = (error: unknown, language: AssistantLanguage): Failed => {
  const refusals: Readonly<Record<string, string>> = voiceOf(language).say.refusals;
  if (!(error instanceof Failure)) throw error;
  const fields = error.data?.fields ?? [];
  const isTwice = fields.some(({ message }) => message === BOOKING_REFUSALS.clientTwice);
  const said = refusals[isTwice ? 'CLIENT_TWICE' : error.code];
  if (said === undefined) throw error;
  // What is wrong with it stands at the field.
  const whole = [error.message, ...fields.map(({ message }) => message)].join(' ');
  return {
    error: language === 'en' && !isTwice ? whole : said,
    upgradePath: error.data?.upgrade?.path ?? null,
  };
};

const causeOf = ({ arguments: { cause } }: Call): HandOverCause =>
  FOUND_CAUSES.find((found) => found === cause) ?? 'asked';

/** Does what was approved, with exactly the arguments that were approved; wholly, or not at all. */
export const doApproved = async (
  scope: WorkspaceScope,
  turn: Pick<TurnRow, 'conversationId' | 'language'>,
  call: Call,
  callId: string,
): Promise<Done> => {
  try {
    // A savepoint: what a refused action had begun is undone, and its refusal is still kept.
    return await scope.tx.transaction((tx) => attempt({ ...scope, tx }, turn, call, callId));
  } catch (error) {
    return { kind: 'failed', ...refusalOf(error, turn.language ?? 'en') };
  }
};

const attempt = async (
  scope: WorkspaceScope,
  { conversationId, language }: Pick<TurnRow, 'conversationId' | 'language'>,
  call: Call,
  callId: string,
): Promise<Done> => {
  const voice = voiceOf(language ?? 'en');
  const { say } = voice;
  const outcome = await runTool({ scope, language: voice.language, conversationId }, call);
  if (outcome.kind !== 'found') {
    const questions: Readonly<Record<string, string>> = say.ask;
    const asked = outcome.kind === 'ask' ? questions[outcome.missing] : say.decline.unavailable;
    return { kind: 'failed', error: asked ?? say.ask.address, upgradePath: null };
  }
  if (call.tool === 'hand_over') {
    const reason = textOf(call.arguments.reason).slice(0, HAND_OVER_REASON_MAX);
    await handOverAsked(scope, { id: conversationId, reason, cause: causeOf(call) });
  }
  const composed = compose(call.tool, outcome, voice);
  return {
    kind: 'done',
    card: toCard(call.tool, callId, outcome, composed, voice),
    text: joinSentences(composed.sentences, voice.language),
  };
};

export const settled = (action: PendingAction, done: Done): PendingAction =>
  done.kind === 'done'
    ? { ...action, state: 'approved' }
    : { ...action, state: 'failed', error: done.error, upgradePath: done.upgradePath };

/** 'Yes please, 0412 …': whoever takes over is told how to reach them, and they hear how they are answered. */
const withContact = (
  { tool, arguments: args }: PendingAction,
  { phone, email }: DialogueState['contact'],
): Call['arguments'] => {
  if (tool !== 'hand_over') return args;
  const reason = textOf(args.reason);
  const digits = reason.replace(/\D/g, '');
  const more = [
    phone && !digits.includes(phone.replace(/\D/g, '')) ? phone : null,
    email && !reason.toLowerCase().includes(email) ? email : null,
  ].filter((part) => part !== null && part !== undefined);
  return { ...args, reason: [reason, ...more].join(' / ') };
};

/** A yes in words to what the turn before proposed. */
export const performAction = async (
  scope: WorkspaceScope,
  turn: TurnRow,
  earlier: readonly TurnRow[],
  { dialogue, language, afterwards = '' }: EngineEnd,
  emit: (event: EngineEvent) => void,
): Promise<void> => {
  const { say } = voiceOf(language);
  const proposed = earlier.findLast(({ action }) => action?.state === 'waiting');
  const action = proposed?.action;
  if (!proposed || !action || !dialogue.action) {
    emit({ type: 'text', delta: say.decline.notUnderstood });
    return;
  }
  // What was asked beside the yes is on the booking, too.
  await updateTurn(scope.tx, turn.id, { dialogue });
  const done = await doApproved(
    scope,
    { ...turn, language },
    { tool: action.tool, arguments: withContact(action, dialogue.contact) },
    action.id,
  );
  await updateTurn(scope.tx, proposed.id, { action: settled(action, done) });
  if (done.kind === 'failed') {
    emit({ type: 'text', delta: done.error ?? say.decline.unavailable });
    return;
  }
  emit({ type: 'tool-result', callId: action.id, card: done.card });
  emit({ type: 'text', delta: afterwards === '' ? done.text : `${done.text}\n\n${afterwards}` });
};
