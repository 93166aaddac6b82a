export const FAULT_KINDS = ['timeout', 'server-error', 'declined'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong with the next calls. Reading is never declined. */
export class Faults {
  #kind: FaultKind | null = null;
  #left = 0;

  set(kind: FaultKind, calls: number): void {
    this.#kind = kind;
    this.#left = calls;
  }

  take(method: string): FaultKind | null {
    if (this.#kind === null || this.#left === 0) return null;
    if (this.#kind === 'declined' && method === 'GET') return null;
    this.#left -= 1;
    return this.#kind;
  }
}

export const DECLINED = {
  error: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
};
export const BROKEN = { error: { type: 'api_error', message: 'An unknown error occurred.' } };
export const unknown = (what: string) => ({
  error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` },
});
