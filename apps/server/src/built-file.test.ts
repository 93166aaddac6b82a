import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtFile } from './built-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is read anew once it was built anew', () => {
  const file = join(folder, 'frame.html');
  const read = builtFile(file);
  expect(read).toThrow();
  writeFileSync(file, 'frame-1.js');
  expect(read()).toBe('frame-1.js');
  writeFileSync(file, 'frame-2.js');
  utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  expect(read()).toBe('frame-2.js');
});
