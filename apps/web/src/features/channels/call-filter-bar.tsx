import type { CallFilters } from '@propguard/protocol/channel-calls';
import { CALL_RESULTS, type CallResult } from '@propguard/rules/channels/call-results';
import { CONNECTED_CHANNELS, PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { callCountsQuery } from './queries.ts';
import { text } from './text.ts';
import type { CallChoice, CallSpan, Narrowed } from './use-call-filters.ts';

const RESULTS: readonly (CallResult | 'all')[] = ['all', ...CALL_RESULTS];
const SPANS: readonly CallSpan[] = ['week', 'day', 'hour'];
/** Nobody calls for our own chat. */
const CHANNELS: readonly CallChoice['channel'][] = ['any', ...CONNECTED_CHANNELS];

interface CallFilterBarProps {
  /** Whatever the result. */
  within: Omit<CallFilters, 'only'>;
  narrowed: Narrowed;
  onChoose: (change: Partial<CallChoice>) => void;
}

/** Which calls are listed, and how many there are of each result. */
export function CallFilterBar({ within, narrowed, onChoose }: CallFilterBarProps) {
  const counts = useQuery(callCountsQuery(within)).data;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-5">
      <SegmentedControl
        label={text.logFilter}
        options={RESULTS.map((value) => ({
          value,
          label: text.logCounted(text.logResults[value], counts?.[value]),
        }))}
        value={narrowed.result}
        onValueChange={(result) => onChoose({ result })}
        className="max-w-full overflow-x-auto [&>*]:flex-none"
      />
      <NativeSelect
        label={text.logChannel}
        options={CHANNELS.map((value) => ({
          value,
          label: value === 'any' ? text.logAnyChannel : PANEL_NAMES[value].name,
        }))}
        value={narrowed.channel}
        onValueChange={(channel) => onChoose({ channel })}
        className="rounded-2 border border-control"
      />
      <NativeSelect
        label={text.logSpan}
        options={SPANS.map((value) => ({ value, label: text.logSpans[value] }))}
        value={narrowed.span}
        onValueChange={(span) => onChoose({ span })}
        className="rounded-2 border border-control"
      />
    </div>
  );
}
