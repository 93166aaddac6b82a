import { InvalidSettings } from '../config/env.ts';
import { BackupRefused } from '../db/backup/backup-format.ts';
import { FileRefused } from '../intake/file-refused.ts';
import { UnreadableQuestions } from '../slices/assistant/evaluation/record-file.ts';

const REFUSALS = [BackupRefused, FileRefused, InvalidSettings, UnreadableQuestions];

export const say = (message: string) => void process.stdout.write(`${message}\n`);

/** A refusal is told in its own words; anything else is a fault of ours and shows its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const refusal = REFUSALS.some((kind) => error instanceof kind) ? (error as Error) : null;
    if (!refusal) throw error;
    process.stderr.write(`${refusal.message}\n`);
    process.exitCode = 1;
  }
}
