import { constants, getPriority, platform } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestOrder } from '../../test/support/piece-program.ts';
import type { Bytes } from './answer-pieces.ts';
import { type PoolLimits, ThreadPool } from './thread-pool.ts';

const PROGRAM = new URL('../../test/support/piece-program.ts', import.meta.url);
const LIMITS: PoolLimits = {
  threads: 1,
  mostWaiting: 3,
  mostPerCaller: 100,
  pieceMs: 60_000,
  idleMs: 60_000,
  megabytes: 64,
};

const pools: ThreadPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const openPool = (limits: Partial<PoolLimits> = {}) => {
  const pool = new ThreadPool(PROGRAM, { ...LIMITS, ...limits });
  pools.push(pool);
  return (caller: string, order: TestOrder): Promise<Bytes> => pool.make(caller, order);
};

/** Pieces that are being made until they are let go. */
const openGate = () => {
  const gate = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const view = new Int32Array(gate);
  return {
    order: { kind: 'wait-for', gate } satisfies TestOrder,
    letGo: () => {
      Atomics.store(view, 0, 1);
      Atomics.notify(view, 0);
    },
  };
};

const NAME: TestOrder = { kind: 'name-thread' };

describe('a pool of threads', () => {
  it('makes pieces one after the other with one thread, which stays', async () => {
    const make = openPool();
    const [first, second] = await Promise.all([make('a', NAME), make('a', NAME)]);
    expect(first).toEqual(second);
    expect(await make('a', NAME)).toEqual(first);
  });

  it.runIf(platform() === 'linux')('gives way to the thread that answers', async () => {
    const before = getPriority();
    expect(await openPool()('a', { kind: 'name-priority' })).toEqual(
      Uint8Array.of(constants.priority.PRIORITY_BELOW_NORMAL),
    );
    expect(getPriority()).toBe(before);
  });

  it('makes as many at once as it has threads', async () => {
    const make = openPool({ threads: 2 });
    const gate = openGate();
    const held = make('a', gate.order);
    const other = await make('b', NAME);
    gate.letGo();
    expect(await held).not.toEqual(other);
  });

  it('refuses at once what does not fit into its queue, and has room again afterwards', async () => {
    const make = openPool();
    const gate = openGate();
    const taken = [make('a', gate.order), make('b', NAME), make('c', NAME), make('d', NAME)];
    expect(() => make('e', NAME)).toThrow(expect.objectContaining({ code: 'OVERLOADED', status: 503 }));
    gate.letGo();
    expect(await Promise.all(taken)).toHaveLength(4);
    expect(await make('e', NAME)).toHaveLength(1);
  });

  it('refuses a caller who has too much under way, and nobody else', async () => {
    const make = openPool({ mostPerCaller: 2 });
    const gate = openGate();
    const taken = [make('a', gate.order), make('a', NAME)];
    expect(() => make('a', NAME)).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    taken.push(make('b', NAME));
    gate.letGo();
    await Promise.all(taken);
    expect(await make('a', NAME)).toHaveLength(1);
  });

  it('fails the piece that fails, and keeps its thread', async () => {
    const make = openPool();
    const before = await make('a', NAME);
    await expect(make('a', { kind: 'fail' })).rejects.toThrow('paper jam');
    expect(await make('a', NAME)).toEqual(before);
  });

  it.each(['die', 'exit', 'grow'] as const)(
    'replaces a thread that ends (%s): its piece fails, those that wait are made',
    async (kind) => {
      const make = openPool();
      const before = await make('a', NAME);
      const broken = make('a', { kind });
      const waiting = make('b', NAME);
      await expect(broken).rejects.toThrow(Error);
      expect(await waiting).not.toEqual(before);
    },
  );

  it('gives up a piece that takes too long, with its thread', async () => {
    // Long enough for the thread that follows to start, on a machine with much else to do.
    const make = openPool({ pieceMs: 5_000 });
    const gate = openGate();
    const slow = make('a', gate.order);
    const waiting = make('b', NAME);
    await expect(slow).rejects.toMatchObject({ code: 'TIMED_OUT', status: 503 });
    expect(await waiting).toHaveLength(1);
  });

  it('lets a thread go when nobody needs it, and starts another', async () => {
    const make = openPool({ idleMs: 0 });
    const before = await make('a', NAME);
    await expect.poll(() => make('a', NAME)).not.toEqual(before);
  });

  it('ends with what it has under way when it is closed', async () => {
    const pool = new ThreadPool(PROGRAM, LIMITS);
    const pieces = [pool.make('a', openGate().order), pool.make('a', NAME)].map((piece) =>
      piece.catch((error: unknown) => error),
    );
    await pool.close();
    for (const end of await Promise.all(pieces)) expect(end).toMatchObject({ code: 'UNAVAILABLE' });
    expect(() => pool.make('a', NAME)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  });
});
