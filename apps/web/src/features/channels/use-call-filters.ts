import type { CallFilters } from '@propguard/protocol/channel-calls';
import type { CallResult } from '@propguard/rules/channels/call-results';
import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';
import { useMemo, useState } from 'react';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export type CallSpan = 'week' | 'day' | 'hour';
export interface CallChoice {
  channel: PanelChannel | 'any';
  result: CallResult | 'all';
  span: CallSpan;
}
export type Narrowed = CallChoice & { isAny: boolean };

/** Calls are kept for a week: the whole of it needs no beginning. */
const HOURS: Record<CallSpan, number | null> = { week: null, day: DAY_HOURS, hour: 1 };
const EVERYTHING: CallChoice = { channel: 'any', result: 'all', span: 'week' };

const beginningOf = (span: CallSpan): string | null => {
  const hours = HOURS[span];
  return hours === null ? null : new Date(Date.now() - hours * HOUR_MS).toISOString();
};

/** Which calls are shown. The span begins where it did when it was chosen: what comes in later is added to it. */
export function useCallFilters() {
  const [choice, setChoice] = useState(EVERYTHING);
  const { channel, result, span } = choice;
  const from = useMemo(() => beginningOf(span), [span]);
  const within: Omit<CallFilters, 'only'> = {
    ...(channel === 'any' ? {} : { channel }),
    ...(from === null ? {} : { from }),
  };
  const filters: CallFilters = { ...within, ...(result === 'all' ? {} : { only: result }) };
  return {
    filters,
    within,
    narrowed: { ...choice, isAny: channel !== 'any' || result !== 'all' || span !== 'week' },
    choose: (change: Partial<CallChoice>) => setChoice((now) => ({ ...now, ...change })),
    clear: () => setChoice(EVERYTHING),
  };
}
