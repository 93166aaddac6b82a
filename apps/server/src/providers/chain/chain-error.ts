export type ChainReason =
  | 'insufficient-funds'
  | 'wrong-network'
  | 'unreachable'
  | 'rejected'
  | 'reverted'
  | 'nonce'
  | 'keys-locked'
  | 'timed-out';

/** Why the chain did not do what it was asked. Nothing has changed on it, unless the reason is `timed-out`. */
export class ChainError extends Error {
  readonly reason: ChainReason;
  /** The contract's own error, such as `AlreadyMinted`, when it reverted with one. */
  readonly revertName: string | null;

  constructor(reason: ChainReason, message: string, options: { revertName?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.revertName = options.revertName ?? null;
  }
}

const REASONS: [RegExp, ChainReason][] = [
  [/insufficient funds|exceeds (the )?balance|out of gas fund/i, 'insufficient-funds'],
  [/nonce (too (low|high)|has already been used)|already known|replacement transaction/i, 'nonce'],
  [/chain ?id|wrong network|invalid sender/i, 'wrong-network'],
  [/revert/i, 'reverted'],
];

/** What a node's error message means. */
export const reasonOf = (message: string): ChainReason =>
  REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'rejected';
