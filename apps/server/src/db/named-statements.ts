import type { PoolClient, QueryConfig } from 'pg';

/** Nothing is named that is not asked again and again: names are kept by each connection for good. */
const ASKED_OFTEN = 5;
const MOST_NAMES = 400;
const MOST_COUNTED = 2_000;
const LONGEST = 10_000;
/** 'cached plan must not change result type': a table was changed under a statement that keeps its plan. */
const CHANGED_UNDER_IT = '0A000';

type Asked = string | QueryConfig;
type Answer = (error: Error | undefined, ...rest: unknown[]) => void;

/**
 * PostgreSQL takes longer to plan most of our statements, with the policies of row security in them, than to carry
 * them out. A statement with a name is planned once for each connection, and then only when its plan is worth it.
 */
export class StatementNames {
  #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #given = 0;

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES || text.length > LONGEST) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < ASKED_OFTEN) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts = new Map();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    return this.#name(text);
  }

  /** Its next asking is planned anew, under another name. */
  forget(text: string): void {
    if (this.#names.has(text)) this.#name(text);
  }

  #name(text: string): string {
    this.#given += 1;
    const name = `often_${this.#given}`;
    this.#names.set(text, name);
    return name;
  }
}

const isChanged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CHANGED_UNDER_IT;

/** From now on this connection gives names to what is asked often, and has values. */
export const nameStatements = (client: PoolClient, names: StatementNames): void => {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const named = (asked: Asked, ...rest: unknown[]): unknown => {
    const config: QueryConfig = typeof asked === 'string' ? { text: asked } : asked;
    const values = Array.isArray(rest[0]) ? rest[0] : config.values;
    const isOurs = typeof config.text === 'string' && !config.name && !('submit' in config);
    const name = isOurs && values && values.length > 0 ? names.nameOf(config.text) : undefined;
    if (name === undefined) return ask(asked, ...rest);
    const forget = (error: unknown): void => {
      if (isChanged(error)) names.forget(config.text);
    };
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const answer: Answer = (error, ...more) => {
        forget(error);
        (last as Answer)(error, ...more);
      };
      return ask({ ...config, name }, ...rest.slice(0, -1), answer);
    }
    const answered = ask({ ...config, name }, ...rest) as Promise<unknown>;
    return answered.catch((error: unknown) => {
      forget(error);
      throw error;
    });
  };
  client.query = named as typeof client.query;
};
