import type { PoolClient, QueryConfig } from 'pg';

/** What was sent, without values, and how long the answer took. */
export type OnStatement = (text: string, ms: number) => void;

type Answer = (...answer: unknown[]) => void;

/** From now on this connection tells how long each statement took. */
export const timeStatements = (client: PoolClient, onStatement: OnStatement): void => {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const timed = (asked: string | QueryConfig, ...rest: unknown[]): unknown => {
    const text = typeof asked === 'string' ? asked : asked.text;
    if (typeof text !== 'string') return ask(asked, ...rest);
    const startedAt = performance.now();
    const ended = (): void => onStatement(text, performance.now() - startedAt);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const answer: Answer = (...answered) => {
        ended();
        (last as Answer)(...answered);
      };
      return ask(asked, ...rest.slice(0, -1), answer);
    }
    const answered = ask(asked, ...rest) as Promise<unknown>;
    answered.then(ended, ended);
    return answered;
  };
  client.query = timed as typeof client.query;
};
