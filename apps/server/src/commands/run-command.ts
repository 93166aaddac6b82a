import { cleanError, errorText } from '../clean-error.ts';
import { InvalidSettings } from '../config/env.ts';
import { BackupRefused } from '../db/backup/backup-format.ts';
import { FileRefused } from '../intake/file-refused.ts';
import { UnreadableQuestions } from '../slices/assistant/evaluation/record-file.ts';

const REFUSALS = [BackupRefused, FileRefused, InvalidSettings, UnreadableQuestions];

export const say = (message: string) => void process.stdout.write(`${message}\n`);

/** Shows its stack, and not what a query was asked with. */
const endWith = (fault: unknown): never => {
  process.stderr.write(`${errorText(cleanError(fault))}\n`);
  process.exit(1);
};

/** A refusal is told in its own words; anything else is a fault of ours. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.on('uncaughtException', endWith).on('unhandledRejection', endWith);
  try {
    await command();
  } catch (error) {
    const refusal = REFUSALS.some((kind) => error instanceof kind) ? (error as Error) : null;
    if (!refusal) return endWith(error);
    process.stderr.write(`${refusal.message}\n`);
    process.exitCode = 1;
  }
}
