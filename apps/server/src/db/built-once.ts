import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Tx } from './database.ts';

type Values = Record<string, unknown>;
type Statement<Rows> = { execute: (values: Values) => Promise<Rows> };
type Statements = Pick<Tx, 'select' | 'insert' | 'update' | 'delete'>;
/** What the mapper has and its types do not tell of. */
type Inside = { session: { client: PoolClient } };

/** Puts statements together and asks nothing. */
const blank: Statements = drizzle.mock();

/** Nothing where there is a value, whatever it is: a null has no place of its own, since a column may write it otherwise. */
const shapeOf = (given: [string, unknown][]): string =>
  given.map(([name, value]) => (value === null ? `${name}!` : name)).join();

/**
 * A statement that is asked often: the mapper puts its text together once for each choice of values that there are, and
 * not for each time. What `build` does with a value it must do with any other: it is given places for them.
 */
export const builtOnce = <Given extends Values, Rows>(
  build: (statements: Statements, values: Given) => { prepare: (name: string) => Statement<Rows> },
): ((tx: Tx, values: Given) => Promise<Rows>) => {
  const built = new Map<string, Statement<Rows>>();
  return (tx, values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const shape = shapeOf(given);
    let statement = built.get(shape);
    if (!statement) {
      const places = given.map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]);
      statement = build(blank, Object.fromEntries(places) as Given).prepare('');
      built.set(shape, statement);
    }
    // The same statement in the hands of this transaction's connection.
    const own = Object.create(statement) as Statement<Rows> & { client: PoolClient };
    own.client = (tx as unknown as Inside).session.client;
    return own.execute(values);
  };
};
