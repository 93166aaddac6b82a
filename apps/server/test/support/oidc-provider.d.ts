/** The library has no types of its own; this is what the test calls. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  type Account = { accountId: string; claims: () => Record<string, unknown> };
  export class Provider {
    constructor(
      issuer: string,
      configuration: Record<string, unknown> & {
        findAccount: (context: unknown, subject: string) => Account;
      },
    );
    callback(): RequestListener;
  }
}
