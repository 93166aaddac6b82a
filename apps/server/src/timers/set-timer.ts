import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Tx } from '../db/database.ts';
import { timers } from '../db/schema/timers.ts';
import { ring } from '../events/publish.ts';
import type { TimerDefinition } from './define-timer.ts';
import { LONGEST_SLEEP_MS, TIMER_BELL } from './waiting.ts';

type Scope = { tx: Tx; workspaceId: string };
/** A definition, or the part of one that is known where the handler must not be: it may lead back there. */
type NamedTimer<Schema extends z.ZodType> = Pick<TimerDefinition<Schema>, 'kind' | 'payload'>;
type Set<Schema extends z.ZodType> = { key: string; dueAt: Date; payload: z.infer<Schema> };

const wake = async (tx: Tx, dueAt: Date): Promise<void> => {
  if (dueAt.getTime() - Date.now() < LONGEST_SLEEP_MS) await ring(tx, TIMER_BELL);
};

/**
 * Sets a timer, or moves the one that waits under its key. Part of the transaction. One that is being handled this very
 * moment is waited for, and set anew.
 */
export const setTimer = async <Schema extends z.ZodType>(
  { tx, workspaceId }: Scope,
  { kind }: NamedTimer<Schema>,
  { key, dueAt, payload }: Set<Schema>,
): Promise<void> => {
  await tx
    .insert(timers)
    .values({ workspaceId, kind, key, dueAt, payload })
    .onConflictDoUpdate({
      target: [timers.workspaceId, timers.kind, timers.key],
      set: {
        dueAt,
        payload,
        attempt: 0,
        error: null,
        errorDetail: null,
        buriedAt: null,
        createdAt: sql`now()`,
      },
    });
  await wake(tx, dueAt);
};

/**
 * Holds those that wait under these keys until this transaction ends, together with all others who do so: their handlers
 * come after them, and see what they did. Which there were; one that is being handled is waited for, and gone.
 */
const holdWaiting = async (
  { tx, workspaceId }: Scope,
  kind: string,
  keys: readonly string[],
  isEnough?: SQL,
): Promise<ReadonlySet<string>> => {
  const held = await tx
    .select({ key: timers.key })
    .from(timers)
    .where(
      and(
        eq(timers.workspaceId, workspaceId),
        eq(timers.kind, kind),
        inArray(timers.key, [...keys]),
        isNull(timers.buriedAt),
        isEnough,
      ),
    )
    .orderBy(timers.key)
    .for('share');
  return new Set(held.map(({ key }) => key));
};

/** Sets each where none waits under its key. One that does is left as it is, and handled after this transaction. */
export const setTimersOnce = async <Schema extends z.ZodType>(
  scope: Scope,
  definition: NamedTimer<Schema>,
  sets: readonly Set<Schema>[],
): Promise<void> => {
  if (sets.length === 0) return;
  const keys = sets.map(({ key }) => key);
  const held = await holdWaiting(scope, definition.kind, keys);
  for (const set of sets.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    if (!held.has(set.key)) await setTimer(scope, definition, set);
};

/** Sets one where none waits under its key. One that does is left as it is, and handled after this transaction. */
export const setTimerOnce = <Schema extends z.ZodType>(
  scope: Scope,
  definition: NamedTimer<Schema>,
  set: Set<Schema>,
): Promise<void> => setTimersOnce(scope, definition, [set]);

/** Sets one, or moves the one that waits under its key if that is for later. One for earlier is handled after this. */
export const setTimerBy = async <Schema extends z.ZodType>(
  scope: Scope,
  { kind }: NamedTimer<Schema>,
  { key, dueAt, payload }: Set<Schema>,
): Promise<void> => {
  if ((await holdWaiting(scope, kind, [key], lte(timers.dueAt, dueAt))).size > 0) return;
  const { tx, workspaceId } = scope;
  await tx
    .insert(timers)
    .values({ workspaceId, kind, key, dueAt, payload })
    .onConflictDoUpdate({
      target: [timers.workspaceId, timers.kind, timers.key],
      set: {
        dueAt: sql`least(${timers.dueAt}, excluded.due_at)`,
        payload,
        attempt: 0,
        error: null,
        errorDetail: null,
        buriedAt: null,
      },
    });
  await wake(tx, dueAt);
};

/**
 * Sets a timer, or moves the one that waits under its key, unless that is due by `unlessBy`: somebody asked for it
 * meanwhile, and is not put off.
 */
export const setTimerUnlessDue = async <Schema extends z.ZodType>(
  scope: Scope,
  definition: NamedTimer<Schema>,
  { unlessBy, ...set }: Set<Schema> & { unlessBy: Date },
): Promise<void> => {
  const [waiting] = await scope.tx
    .select({ dueAt: timers.dueAt })
    .from(timers)
    .where(
      and(
        eq(timers.workspaceId, scope.workspaceId),
        eq(timers.kind, definition.kind),
        eq(timers.key, set.key),
        isNull(timers.buriedAt),
      ),
    )
    .for('update');
  if (!waiting || waiting.dueAt > unlessBy) await setTimer(scope, definition, set);
};

/** Whether one waits under its key. */
export const isTimerSet = async <Schema extends z.ZodType>(
  { tx, workspaceId }: Scope,
  { kind }: NamedTimer<Schema>,
  key: string,
): Promise<boolean> =>
  (
    await tx
      .select({ id: timers.id })
      .from(timers)
      .where(and(eq(timers.workspaceId, workspaceId), eq(timers.kind, kind), eq(timers.key, key)))
  ).length > 0;

/** False when none waits any more: it was never set, or is done. */
export const cancelTimer = async <Schema extends z.ZodType>(
  { tx, workspaceId }: Scope,
  { kind }: NamedTimer<Schema>,
  key: string,
): Promise<boolean> =>
  (
    await tx
      .delete(timers)
      .where(and(eq(timers.workspaceId, workspaceId), eq(timers.kind, kind), eq(timers.key, key)))
      .returning({ id: timers.id })
  ).length > 0;
