/** A wallet as EIP-1193 has it: ours, or one that the browser brings. */
export interface Eip1193Provider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
  on?: (event: string, listener: (...values: never[]) => void) => void;
  removeListener?: (event: string, listener: (...values: never[]) => void) => void;
}

/** What EIP-1193 and EIP-1474 give an error; `data` is what a contract reverted with. */
export class WalletError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const REJECTED_BY_USER = 4001;
export const UNKNOWN_CHAIN = 4902;
