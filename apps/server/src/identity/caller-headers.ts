/** Only we set it: better-auth would otherwise believe whatever X-Forwarded-For a caller sends. */
export const CALLER_ADDRESS_HEADER = 'x-propguard-caller-address';

/** What a new session notes of its caller. The old session's cookie stays out: it has no say in a new one. */
export const callerHeaders = ({ headers, address }: { headers: Headers; address: string }): Headers =>
  new Headers({ 'user-agent': headers.get('user-agent') ?? '', [CALLER_ADDRESS_HEADER]: address });
