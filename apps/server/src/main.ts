import { cleanError, errorText } from './clean-error.ts';
import { toConfig } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { createLog } from './log.ts';
import { exitCodeOf, SETTLED_BY_HAND } from './start/exit-codes.ts';
import { startNode } from './start/node.ts';
import { watchFaults } from './start/watch-faults.ts';
import type { OnStep } from './start-up-step.ts';

const FORCED_EXIT_MS = 20_000;

const main = async (): Promise<void> => {
  const wasStartedByUs = process.connected;
  const config = toConfig(readEnv(process.env), process.argv.slice(2));
  const log = createLog(config);
  watchFaults(log);
  const onStep: OnStep = (title, durationMs) => {
    log.info({ ms: Math.round(durationMs) }, title);
    // Whoever started it may be gone meanwhile: that is told below, and is no error of this step.
    if (process.connected) process.send?.({ type: 'step', title, durationMs });
  };
  const say = (line: string): void => {
    if (process.connected) process.send?.({ type: 'say', line });
    else process.stdout.write(`${line}\n`);
  };
  const node = await startNode(config, log, { onStep, say });

  let isStopping = false;
  const stop = (reason: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
    // Whoever sends it is being replaced, behind a proxy; at a terminal nobody waits.
    const left = reason === 'SIGTERM' && !wasStartedByUs ? node.leave() : Promise.resolve();
    left.then(node.stop).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // Started by `npm start`: when that is gone, so is the reason to run.
  process.on('disconnect', () => stop('parent is gone'));
  // It may have gone while we started.
  if (wasStartedByUs && !process.connected) return stop('parent is gone');
  process.send?.({ type: 'ready', url: node.url });
  log.info({ url: node.url, role: config.role }, 'ready');
};

main().catch((error: unknown) => {
  const code = exitCodeOf(error);
  process.stderr.write(
    code === SETTLED_BY_HAND
      ? `${(error as Error).message}
`
      : `${errorText(cleanError(error))}
`,
  );
  process.exit(code);
});
