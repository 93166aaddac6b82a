/** The product on an empty database, for the browser tests. Playwright starts and stops it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, stopWithUs } from './lib/server-process.mjs';
import { runCommand } from './lib/terminal.mjs';

await runCommand(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'propguard-e2e-'));
  const server = startServer(process.execPath, {
    env: { DATA_DIR: folder, DATABASE_URL: '', DATABASE_APP_URL: '' },
  });
  stopWithUs(server.stop);
  const code = await server.ended;
  rmSync(folder, { recursive: true, force: true });
  return code;
});
