import { randomUUID } from 'node:crypto';
import type { OpenedScope } from '../../../access/any-scope.ts';
import { together } from '../../../db/together.ts';
import { fail } from '../../../fail.ts';
import type { HappeningOf } from '../../../happenings/happening.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { answerTurnJob } from '../jobs.ts';
import { insertTurn, type TurnRow } from '../store.ts';
import type { AnswerTurnInput } from './answer-turn-input.ts';
import { keyAtHand } from './keys-at-hand.ts';

type Received = HappeningOf<'message-received'>['message'];

/** The turn that answers a message, before anybody has begun it: nothing of it has to be read again. */
export const turnFor = (
  { id, workspaceId, conversationId, segment, createdAt }: Received,
  triedEngine: TurnRow['triedEngine'],
): TurnRow => ({
  id,
  workspaceId,
  conversationId,
  segment,
  state: 'queued',
  attempt: 1,
  triedEngine,
  createdAt,
  jobId: null,
  questionIds: [id],
  answerId: null,
  engine: null,
  language: null,
  outcome: null,
  missing: null,
  notice: null,
  action: null,
  confidence: null,
  dialogue: null,
  error: null,
  failedEngine: null,
  firstTextMs: null,
  wholeMs: null,
  endedAt: null,
});

/** It is answered from the moment the transaction has committed. */
export const queueTurn = (
  { services: { queue }, tx }: OpenedScope,
  workspaceId: string,
  input: AnswerTurnInput,
  id?: string,
): Promise<string> =>
  enqueue(queue, tx, answerTurnJob, { id, workspaceId, accountId: input.accountId, input });

/** Whatever a person writes is answered by the assistant, unless somebody of the team is to answer it. */
export const answerMessage = async (
  { services, tx }: OpenedScope,
  { message, isAnswered, by }: HappeningOf<'message-received'>,
): Promise<void> => {
  if (!isAnswered) return;
  const { id: turnId, workspaceId, conversationId } = message;
  const jobId = randomUUID();
  const turn = turnFor(message, keyAtHand({ services }, turnId)?.engine ?? null);
  const [, isFirst] = await together(
    queueTurn({ services, tx }, workspaceId, { turnId, conversationId, ...by, after: 0 }, jobId),
    insertTurn(tx, { ...turn, jobId }),
  );
  // The next question waits for the answer to the last.
  if (!isFirst) throw fail('CONFLICT');
};
