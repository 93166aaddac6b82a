import type { RateClass } from '@propguard/protocol/access';
import type { Context } from '../context.ts';
import type { OpenAccount } from './account-scope.ts';
import type { Principal, SessionPrincipal } from './principal.ts';

export type HeldPass = { id: string; isLive: () => Promise<boolean> };

/** What the HTTP adapter gives to every route. */
export type RequestContext = {
  services: Context;
  principal: Principal | null;
  headers: Headers;
  address: string;
  requestId: string;
  idempotencyKey: string | null;
  /** Headers of the reply; set by the HTTP adapter. */
  resHeaders?: Headers;
  /** Aborted when the caller hangs up before they have their answer: for work that only they wanted. */
  gone: () => AbortSignal;
  setCookies: (cookies: string[]) => void;
  /** The reply is an event stream: it counts against its caller until it ends. Throws OVERLOADED beyond what they may have. */
  holdStream: () => void;
  /** It came with a guest's pass: what stays open ends with it. */
  heldBy: (pass: HeldPass) => void;
  /** Throws RATE_LIMITED when the caller presses too hard. */
  limit: (rate: RateClass) => Promise<void>;
};

/** The same from somebody who is signed in, as `accountRoutes` hands it on: for what also changes their session. */
export type OwnRequest = RequestContext & { principal: SessionPrincipal; openAccount: OpenAccount };
