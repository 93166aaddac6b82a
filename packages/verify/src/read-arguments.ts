import { parseArgs } from 'node:util';

export type VerifyArguments = {
  bundle: string;
  privatePart: string | null;
  model: string | null;
  issuer: string | null;
  asJson: boolean;
};

/** The command was not understood: nothing was verified. */
export class UsageError extends Error {}

export const USAGE = `Usage: propguard-verify BUNDLE [--issuer DID] [--private FILE [--model FILE]] [--json]

  BUNDLE          certificate bundle, as downloaded
  --issuer DID    the issuer it must come from
  --private FILE  private part: shows that it holds the inputs the certificate commits to
  --model FILE    replay package: computes the value again (needs --private)
  --json          the result as JSON

Exit code: 0 everything holds, 1 something does not, 2 the command or a file could not be read.`;

const OPTIONS = {
  private: { type: 'string' },
  model: { type: 'string' },
  issuer: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

export const readArguments = (args: readonly string[]): VerifyArguments => {
  const { positionals, values } = parse(args);
  const [bundle, ...more] = positionals;
  if (bundle === undefined || more.length > 0) throw new UsageError('Name one bundle file.');
  if (values.model !== undefined && values.private === undefined)
    throw new UsageError('A value is computed again from its inputs: give --private as well.');
  return {
    bundle,
    privatePart: values.private ?? null,
    model: values.model ?? null,
    issuer: values.issuer ?? null,
    asJson: values.json,
  };
};
