import { openUnattended } from '../access/open-unattended.ts';
import type { Context } from '../context.ts';
import { unattended } from '../measuring/under-way.ts';
import type { TimerDefinition } from '../timers/define-timer.ts';
import { LONGEST_SLEEP_MS, TIMER_BELL } from '../timers/waiting.ts';
import { describeError } from './job-error.ts';
import {
  type DueTimer,
  findDueTimers,
  msToNextTimer,
  putOffTimer,
  type TimerRow,
  takeTimer,
} from './timer-row.ts';

/** Handled at once by one node; each holds a connection. */
const AT_ONCE = 4;
const FOUND_AT_ONCE = 200;
/** Some are due and others are at them: they handle them, or hold them for a moment, or die. */
const LOOK_AGAIN_MS = 200;
const AFTER_FAILURE_MS = 5_000;
const ATTEMPTS = 8;
/** 5 s, 10 s, … 5 min: over ten minutes in all. */
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 300_000;

type Definitions = ReadonlyMap<string, TimerDefinition>;

const putOff = async (context: Context, row: TimerRow, error: unknown): Promise<void> => {
  const isLast = row.attempt + 1 >= ATTEMPTS;
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** row.attempt, LONGEST_DELAY_MS);
  const { error: short, errorDetail } = describeError(error);
  await openUnattended(context.database, row.workspaceId, (tx) =>
    putOffTimer(tx, row, {
      error: short,
      errorDetail,
      buriedAt: isLast ? new Date() : null,
      retryAt: isLast ? row.dueAt : new Date(Date.now() + delayMs),
    }),
  );
  const log = context.log.child({ timer: row.kind, attempt: row.attempt + 1 });
  if (isLast) log.error({ err: error }, 'timer failed for good');
  else log.warn({ err: error }, 'timer failed, another attempt follows');
};

/** What the handler does and the timer's removal are one transaction: whoever dies in it has done nothing. */
const handle = async (context: Context, definitions: Definitions, due: DueTimer): Promise<void> => {
  let taken: TimerRow | undefined;
  try {
    await openUnattended(context.database, due.workspaceId, async (tx) => {
      taken = await takeTimer(tx, due.id);
      if (!taken) return;
      const { kind, key, dueAt, workspaceId } = taken;
      const definition = definitions.get(kind);
      if (!definition) throw new Error(`There is no timer of the kind '${kind}'.`);
      const payload = definition.payload.parse(taken.payload);
      const handler = await definition.handler();
      await unattended(context.telemetry, `timer ${kind}`, {}, () =>
        handler({ services: context, tx, workspaceId, key, dueAt, payload }),
      );
    });
  } catch (error) {
    if (!taken) throw error;
    await putOff(context, taken, error);
  }
};

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Nodes that find the same ones together begin with different ones. Says whether any was handled. */
const handleAll = async (
  context: Context,
  definitions: Definitions,
  due: readonly DueTimer[],
  stopped: AbortSignal,
): Promise<boolean> => {
  const waiting = shuffled(due);
  let isAnyHandled = false;
  const lane = async (): Promise<void> => {
    for (let one = waiting.pop(); one && !stopped.aborted; one = waiting.pop())
      await handle(context, definitions, one).then(
        () => (isAnyHandled = true),
        (error: unknown) => context.log.error({ err: error }, 'a timer was not handled'),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return isAnyHandled;
};

/** Sleeps until the next timer is due, or one is set that is due before. */
export const startTimers = (
  context: Context,
  definitions: readonly TimerDefinition[],
): { stop: () => Promise<void> } => {
  const byKind: Definitions = new Map(definitions.map((one) => [one.kind, one]));
  const { bells } = context.events;
  const bell = bells.hang(TIMER_BELL);
  const stopped = new AbortController();
  /** How long to sleep then. */
  const round = async (): Promise<number> => {
    const due = await context.database.asInstallation((tx) => findDueTimers(tx, FOUND_AT_ONCE));
    if (due.length > 0) return (await handleAll(context, byKind, due, stopped.signal)) ? 0 : AFTER_FAILURE_MS;
    const next = await msToNextTimer(context.database.plain);
    if (next === null) return LONGEST_SLEEP_MS;
    return next <= 0 ? LOOK_AGAIN_MS : Math.min(Math.ceil(next), LONGEST_SLEEP_MS);
  };
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const sleepMs = await round().catch((error: unknown) => {
        context.log.warn({ err: error }, 'could not look for due timers');
        return AFTER_FAILURE_MS;
      });
      if (sleepMs > 0) await bell.heard(AbortSignal.any([stopped.signal, AbortSignal.timeout(sleepMs)]));
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await running;
      bells.take(TIMER_BELL, bell);
    },
  };
};
