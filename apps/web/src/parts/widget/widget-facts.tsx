import type { Widget } from '@propguard/protocol/widget';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';

/** What was measured of it: where it was seen, and what it weighs. */
export function WidgetFacts({ widget: { seen, sizes, origins, key } }: { widget: Widget }) {
  return (
    <DefinitionList
      items={[
        { term: text.widgetId, detail: <span className="font-mono text-12">{key}</span> },
        { term: text.allowed, detail: text.allowedCount(origins.length) },
        {
          term: text.seenOn,
          detail:
            seen.length === 0
              ? text.notSeen
              : seen.map(({ origin, visits }) => (
                  <span key={origin} className="block break-all">
                    {text.seen(origin, visits)}
                  </span>
                )),
        },
        ...(sizes ? [{ term: text.size, detail: text.sizes(sizes.loader, sizes.frame) }] : []),
      ]}
    />
  );
}
