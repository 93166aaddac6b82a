import type { PoolClient, QueryConfig } from 'pg';

/** Told when it answered: how long that took, and what it failed with. */
type OnAnswer = (ms: number, error?: unknown) => void;
/** What is sent, without values. */
export type OnStatement = (text: string) => OnAnswer;

type Answer = (...answer: unknown[]) => void;

/** From now on this connection tells of each statement, and how long it took. */
export const timeStatements = (client: PoolClient, onStatement: OnStatement): void => {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const timed = (asked: string | QueryConfig, ...rest: unknown[]): unknown => {
    const text = typeof asked === 'string' ? asked : asked.text;
    if (typeof text !== 'string') return ask(asked, ...rest);
    const onAnswer = onStatement(text);
    const startedAt = performance.now();
    const ended = (error?: unknown): void => onAnswer(performance.now() - startedAt, error);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const answer: Answer = (error, ...answered) => {
        ended(error ?? undefined);
        (last as Answer)(error, ...answered);
      };
      return ask(asked, ...rest.slice(0, -1), answer);
    }
    const answered = ask(asked, ...rest) as Promise<unknown>;
    answered.then(() => ended(), ended);
    return answered;
  };
  client.query = timed as typeof client.query;
};
