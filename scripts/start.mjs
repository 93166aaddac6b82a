import { clearPort, noteRun } from './lib/earlier-run.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { watchNpm } from './lib/parent-watch.mjs';
import { chosenPort } from './lib/port.mjs';
import { prepare } from './lib/prepare.mjs';
import { startServer, stopWithUs } from './lib/server-process.mjs';
import { supervise } from './lib/supervise.mjs';
import { duration, runCommand, say } from './lib/terminal.mjs';

await runCommand(async () => {
  loadEnvFile();
  const port = chosenPort();
  await clearPort(port);
  const node = await prepare({ build: true });

  const start = () =>
    startServer(node, {
      // The terminal shows the steps; what the log would say besides is worth a line only from a warning on.
      env: { PORT: String(port), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
      onMessage(message) {
        if (message.type === 'step') say(`✓ ${message.title} (${duration(message.durationMs)})`);
        if (message.type === 'say') say(message.line);
        if (message.type === 'ready') say(`PropGuard is ready at ${message.url} (Ctrl-C stops it)`);
      },
    });
  let forgetRun = () => {};
  const server = supervise({
    start,
    onRun: ({ pid }) => {
      forgetRun = noteRun(port, pid);
    },
    say,
  });
  stopWithUs(server.stop);
  watchNpm(server.stop);
  const code = await server.ended;
  forgetRun();
  return code;
});
