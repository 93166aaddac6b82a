import type { ChannelCard } from '@propguard/protocol/channels';
import { text } from './text.ts';

/** The most first and darkest; the words below say the same. */
const STRENGTHS = [100, 75, 55, 40, 28, 18];

/** Where leads came from, as lengths of one bar. */
export function LeadsStrip({ channels }: { channels: readonly Pick<ChannelCard, 'channel' | 'leads'>[] }) {
  const parts = channels.filter(({ leads }) => leads > 0).toSorted((a, b) => b.leads - a.leads);
  return (
    <>
      {parts.length === 0 ? null : (
        <span aria-hidden="true" data-strip="leads" className="mt-1 mb-1.5 flex h-2.5 gap-px">
          {parts.map(({ channel, leads }, at) => (
            <span
              key={channel}
              className="min-w-0.5 rounded-[1px] bg-accent"
              style={{ flexGrow: leads, opacity: `${STRENGTHS[at] ?? STRENGTHS.at(-1)}%` }}
            />
          ))}
        </span>
      )}
      {text.leadsBy(channels)}
    </>
  );
}
