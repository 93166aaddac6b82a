import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../test/support/patience.ts';
import { isAlive } from '../../../db/embedded/processes.ts';
import { type AnvilProcess, isAnvilRunning, isAnvilSilent, launchAnvil, stopAnvil } from './anvil-process.ts';

const launched: AnvilProcess[] = [];
afterEach(async () => {
  for (const anvil of launched.splice(0)) await stopAnvil(anvil, 'SIGKILL');
});

/** Another process with a chain of its own. */
const startOwner = async () => {
  const module = fileURLToPath(new URL('./anvil-process.ts', import.meta.url));
  const source = `
    const { launchAnvil } = await import(${JSON.stringify(module)});
    const anvil = await launchAnvil(null);
    setInterval(() => {}, 1000);
    process.stdout.write(JSON.stringify(anvil));`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [written] = await once(owner.stdout, 'data');
  const anvil = JSON.parse(String(written)) as AnvilProcess;
  launched.push(anvil);
  return { owner, anvil };
};

test('a chain ends with the process that started it, also when that is killed', async () => {
  const { owner, anvil } = await startOwner();
  expect(await isAnvilRunning(anvil)).toBe(true);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await vi.waitFor(() => expect(isAlive(anvil.pid)).toBe(false), PATIENCE);
});

test('a chain that says nothing any more is told from one that has gone', async () => {
  const anvil = await launchAnvil(null);
  launched.push(anvil);
  expect(await isAnvilSilent(anvil)).toBe(false);
  process.kill(anvil.pid, 'SIGSTOP');
  // Its threads stop one after the other: one that is awake may answer once more.
  await expect.poll(() => isAnvilRunning(anvil)).toBe(false);
  expect(await isAnvilSilent(anvil)).toBe(true);
  await stopAnvil(anvil, 'SIGKILL');
  expect(await isAnvilSilent(anvil)).toBe(false);
});

test('a chain that is told to end, ends', async () => {
  const anvil = await launchAnvil(null);
  launched.push(anvil);
  expect(await isAnvilRunning(anvil)).toBe(true);
  await stopAnvil(anvil);
  // It has ended; whoever started it has yet to hear of that.
  await expect.poll(() => isAlive(anvil.pid)).toBe(false);
});
