import { QueryPromise, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Tx } from './database.ts';

type Values = Record<string, unknown>;
type Statement<Rows> = { execute: (values: Values) => Promise<Rows> };
type Prepared<Rows> = { prepare: (name: string) => Statement<Rows> };
type Statements = Pick<Tx, 'select' | 'insert' | 'update' | 'delete'>;
/** What the mapper has and its types do not tell of. */
type Inside = { session: { client: PoolClient } };

/** Puts statements together and asks nothing. */
const blank: Statements = drizzle.mock();

/** Asked when somebody waits for it, as the mapper's own are: of several, the order in which they are named holds. */
class Question<Rows> extends QueryPromise<Rows> {
  readonly #ask: () => Promise<Rows>;

  constructor(ask: () => Promise<Rows>) {
    super();
    this.#ask = ask;
  }

  override execute(): Promise<Rows> {
    return this.#ask();
  }
}

/** Nothing where there is a value, whatever it is: a null has no place of its own, since a column may write it otherwise. */
const shapeOf = (given: [string, unknown][]): string =>
  given.map(([name, value]) => (value === null ? `${name}!` : name)).join();

/**
 * A statement that is asked often: the mapper puts its text together once for each choice of values that there are, and
 * not for each time. What `build` does with a value it must do with any other: it is given places for them.
 */
export const builtOnce = <Given extends Values, Rows>(
  build: (statements: Statements, values: Given) => Prepared<Rows>,
): ((tx: Tx, values: Given) => QueryPromise<Rows>) => {
  const built = new Map<string, Statement<Rows>>();
  const statementFor = (given: [string, unknown][]): Statement<Rows> => {
    const shape = shapeOf(given);
    const before = built.get(shape);
    if (before) return before;
    const places = given.map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]);
    const statement = build(blank, Object.fromEntries(places) as Given).prepare('');
    built.set(shape, statement);
    return statement;
  };
  return (tx, values) =>
    new Question(() => {
      const statement = statementFor(Object.entries(values).filter(([, value]) => value !== undefined));
      // The same statement in the hands of this transaction's connection.
      const own = Object.create(statement) as Statement<Rows> & { client: PoolClient };
      own.client = (tx as unknown as Inside).session.client;
      return own.execute(values);
    });
};

/** Of so many rows a statement is kept; more come seldom, and not always as many. */
const MOST_KEPT_ROWS = 4;

const asValues = (rows: readonly Values[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => [`${at}.${name}`, value])),
  );
const asRows = (values: Values): Values[] => {
  const rows: Values[] = [];
  for (const [key, value] of Object.entries(values)) {
    const dot = key.indexOf('.');
    const at = Number(key.slice(0, dot));
    rows[at] = { ...rows[at], [key.slice(dot + 1)]: value };
  }
  return rows;
};

/** The same for a few rows at once. */
export const rowsBuiltOnce = <Given extends Values, Rows>(
  build: (statements: Statements, rows: Given[]) => Prepared<Rows>,
): ((tx: Tx, rows: readonly Given[]) => QueryPromise<Rows>) => {
  const few = builtOnce((statements, values: Values) => build(statements, asRows(values) as Given[]));
  return (tx, rows) =>
    rows.length <= MOST_KEPT_ROWS
      ? few(tx, asValues(rows))
      : new Question(() =>
          build(tx, [...rows])
            .prepare('')
            .execute({}),
        );
};
