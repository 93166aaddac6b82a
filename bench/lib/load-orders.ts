/** Somebody who asks: with a cookie of their own, from an address of their own on this machine. */
export type LoadCaller = { address: string; cookie: string };

export type LoadRequest = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** JSON; `{uuid}` in it is another one in each request. */
  body?: string;
};

export type LoadOrder = {
  url: string;
  callers: LoadCaller[];
  /** Each caller goes through them in turn, one after the other. */
  requests: LoadRequest[];
  /** How many at once for each caller. */
  atOnce: number;
  /** So long, or each request once and no more. */
  seconds: number | 'once';
  /** Between two requests, as somebody who reads what came. */
  pauseMs: number;
};

export type LoadFigures = {
  answered: number;
  /** 503 with OVERLOADED. */
  shed: number;
  /** Refused by a limit or a quota: any other 4xx. */
  refused: number;
  /** Anything else: another 5xx, or no answer. */
  failed: number;
  /** Of what was answered, in milliseconds. */
  times: number[];
  /** Answered in a second, over all the time that it took. */
  perSecond: number;
  /** How often each error of the catalogue was the answer. */
  codes: Record<string, number>;
  /** Some of what failed, to look at. */
  faults: string[];
};
