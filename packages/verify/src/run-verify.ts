import { readFile } from 'node:fs/promises';
import { outcomeText } from './outcome-text.ts';
import { readArguments, USAGE, UsageError } from './read-arguments.ts';
import { verifyFiles } from './verify-files.ts';

export const EXIT = { valid: 0, invalid: 1, unread: 2 } as const;

class UnreadFile extends Error {}

const read = async (path: string | null): Promise<Uint8Array | null> => {
  if (path === null) return null;
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadFile(`${path} cannot be read (${error.code ?? error.message}).`);
  });
};

export type Say = (text: string) => void;

/** The command, without the process around it. */
export const runVerify = async (args: readonly string[], out: Say, err: Say): Promise<number> => {
  try {
    const { asJson, issuer, ...paths } = readArguments(args);
    const bundle = (await read(paths.bundle)) as Uint8Array;
    const outcome = await verifyFiles({
      bundle,
      privatePart: await read(paths.privatePart),
      model: await read(paths.model),
      issuer,
    });
    out(asJson ? JSON.stringify(outcome, null, 2) : outcomeText(outcome));
    return outcome.isValid ? EXIT.valid : EXIT.invalid;
  } catch (error) {
    if (error instanceof UsageError) err(`${error.message}\n\n${USAGE}`);
    else if (error instanceof UnreadFile) err(error.message);
    else throw error;
    return EXIT.unread;
  }
};
