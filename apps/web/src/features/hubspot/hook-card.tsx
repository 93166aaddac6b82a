import type { HubspotConnection } from '@propguard/protocol/hubspot';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { text } from './text.ts';

const words = text.hook;

/** Where HubSpot is to call, and whether it does. */
export function HookCard({ connection }: { connection: HubspotConnection }) {
  const instant = useInstantText();
  const { webhook, calledAt, refusedCallAt } = connection;
  const isRefusedSince = refusedCallAt !== null && (calledAt === null || refusedCallAt > calledAt);
  return (
    <Card title={words.title} foot={calledAt ? words.called(instant.dateTime(calledAt)) : words.notCalled}>
      <p className="mb-3 max-w-[80ch] text-pretty text-muted">{words.detail}</p>
      <CodeBlock label={words.address} code={webhook} copyLabel={words.copy} />
      {isRefusedSince ? (
        <p className="mt-3 text-13 text-caution">{words.refused(instant.dateTime(refusedCallAt))}</p>
      ) : null}
    </Card>
  );
}
