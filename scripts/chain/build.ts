import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository } from '../lib/repository.mjs';
import { compileContracts } from './compile-contracts.ts';
import { generatedFiles } from './generated-files.ts';

/** `node scripts/chain/build.ts` after a change in chain/src. */
for (const { path, text } of generatedFiles(compileContracts())) {
  const file = inRepository(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
