import { InvalidSettings } from '../config/env.ts';
import { BackupRefused } from '../db/backup/backup-format.ts';

export const say = (message: string) => void process.stdout.write(`${message}\n`);

/** A refusal is told in its own words; anything else is a fault of ours and shows its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof BackupRefused || error instanceof InvalidSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
