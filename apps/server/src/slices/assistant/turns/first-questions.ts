import type { OpenedScope } from '../../../access/any-scope.ts';
import { perNode } from '../../../access/per-node.ts';
import { afterRollback, isWholeTransaction } from '../../../db/database.ts';
import type { TurnRow } from '../store.ts';
import type { Exchange } from '../view.ts';

type FirstQuestion = Exchange & { turn: TurnRow };

/** Those that another node answers in the end are left over here: the oldest go. */
const MOST = 200;
const keptOf = perNode<FirstQuestion>();

/**
 * A question that begins its conversation, until it is answered. Whoever does so on this node at once has nothing to read
 * first: there is nothing else.
 */
export const keepFirstQuestion = ({ services, tx }: OpenedScope, question: FirstQuestion): void => {
  if (!isWholeTransaction(tx)) return;
  const kept = keptOf(services.database);
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  const { id } = question.turn;
  kept.set(id, question);
  afterRollback(tx, () => kept.delete(id));
};

type Run = { jobId: string; claim: number; input: { turnId: string; after: number } };

/** For the first run of the first job: any other looks for what has happened since. */
export const takeFirstQuestion = (
  { services }: Pick<OpenedScope, 'services'>,
  { jobId, claim, input: { turnId, after } }: Run,
): FirstQuestion | null => {
  const kept = keptOf(services.database);
  const found = kept.get(turnId);
  kept.delete(turnId);
  return found && claim === 1 && after === 0 ? { ...found, turn: { ...found.turn, jobId } } : null;
};
