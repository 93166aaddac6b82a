/** The product on an empty database, for the browser tests. Playwright starts and stops it. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, stopWithUs } from './lib/server-process.mjs';
import { runCommand } from './lib/terminal.mjs';

await runCommand(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'propguard-e2e-'));
  const terminal = process.env.E2E_TERMINAL ?? path.join(folder, 'terminal.log');
  rmSync(terminal, { force: true });
  const server = startServer(process.execPath, {
    env: { DATA_DIR: folder, DATABASE_URL: '', DATABASE_APP_URL: '' },
    // Journeys read there what a person reads on the terminal.
    onMessage(message) {
      if (message.type === 'say') appendFileSync(terminal, `${message.line}\n`);
    },
  });
  stopWithUs(server.stop);
  const code = await server.ended;
  rmSync(folder, { recursive: true, force: true });
  return code;
});
