import { existsSync } from 'node:fs';
import { inRepository } from './repository.mjs';
import { PlainError } from './terminal.mjs';

/** An installation may keep its settings in `.env`; what the environment already says wins. */
export function loadEnvFile() {
  const file = inRepository('.env');
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) throw new PlainError('Reading .env needs Node 20.12 or newer.');
  process.loadEnvFile(file);
}
