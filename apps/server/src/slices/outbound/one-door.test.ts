import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '../..');

const filesWith = (pattern: RegExp): string[] =>
  globSync('**/*.ts', { cwd: SERVER })
    .filter((file) => !file.endsWith('.test.ts') && pattern.test(readFileSync(join(SERVER, file), 'utf8')))
    .toSorted();

/** Import rules hold who knows the mail server; this, who reaches the one that the context carries. */
it('nobody but this slice has a mailer in hand', () => {
  const elsewhere = filesWith(/\bmailer\b/i).filter(
    (file) => !/^(slices\/outbound|providers\/mail|start)\/|^context\.ts$/.test(file),
  );
  expect(elsewhere).toEqual([]);
  expect(filesWith(/mailer\.send\(/)).toEqual(['slices/outbound/send-message.ts']);
});

it('nobody but this slice writes messages; forgetting takes out what they say', () => {
  expect(filesWith(/insert\(outboundMessages\)|insert into outbound_message/i)).toEqual([
    'slices/outbound/store.ts',
  ]);
  expect(filesWith(/update\(outboundMessages\)|update outbound_message/i)).toEqual([
    'slices/outbound/store.ts',
    'slices/privacy/personal-data.ts',
  ]);
});
