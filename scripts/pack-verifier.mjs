import { chmodSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { inRepository } from './lib/repository.mjs';

/** One file without dependencies: what `npx` runs, and what can be handed to someone who trusts nobody. */
const output = inRepository('packages/verify/dist/propguard-verify.mjs');

const bundle = await rolldown({
  input: inRepository('packages/verify/src/main.ts'),
  platform: 'node',
});
await bundle.write({ file: output, format: 'esm', codeSplitting: false });
chmodSync(output, 0o755);
