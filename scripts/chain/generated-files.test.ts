import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../lib/repository.mjs';
import { compileContracts } from './compile-contracts.ts';
import { generatedFiles } from './generated-files.ts';

test('what is made from the contracts is what is committed: node scripts/chain/build.ts', () => {
  for (const { path, text } of generatedFiles(compileContracts()))
    expect(readFileSync(inRepository(path), 'utf8'), path).toBe(text);
}, 60_000);
