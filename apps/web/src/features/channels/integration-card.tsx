import type { Widget } from '@propguard/protocol/widget';
import { useState } from 'react';
import { javaScriptApi, nextExample, scriptTag } from '../../parts/widget/embed-code.ts';
import type { WidgetInUse } from '../../parts/widget/use-widget.ts';
import { WidgetFacts } from '../../parts/widget/widget-facts.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { text } from './text.ts';
import { WidgetLook } from './widget-look.tsx';

type Way = 'basic' | 'javascript' | 'next';
const WAYS = [
  { value: 'basic' as const, label: text.ways.basic },
  { value: 'javascript' as const, label: text.ways.javascript },
  { value: 'next' as const, label: text.ways.next },
];
const CODES: Record<Way, (widget: Widget) => string> = {
  basic: scriptTag,
  javascript: javaScriptApi,
  next: nextExample,
};

/** LEADS-MULTI-07: what a site pastes, with Copy. */
export function IntegrationCard({ inUse, mayChange }: { inUse: WidgetInUse; mayChange: boolean }) {
  const { widget, isForOthers, error, isFetching, retry } = inUse;
  const [way, setWay] = useState<Way>('basic');
  const code = widget ? CODES[way](widget) : '';
  return (
    <Card
      title={text.integration}
      subtitle={text.integrationHint}
      actions={
        widget ? (
          <>
            <SegmentedControl label={text.way} options={WAYS} value={way} onValueChange={setWay} />
            <CopyButton text={code} label={text.copy} />
          </>
        ) : undefined
      }
      foot={<TextLink to={SCREENS.chatbot.path}>{text.integrationMore}</TextLink>}
    >
      {widget ? (
        <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_280px]">
          <div className="grid min-w-0 content-start gap-4">
            <ScrollRegion
              label={text.integration}
              className="rounded-2 border border-line bg-sunken px-4 py-3"
            >
              <pre className="font-mono text-12 leading-relaxed">
                <code>{code}</code>
              </pre>
            </ScrollRegion>
            <WidgetFacts widget={widget} />
          </div>
          <div className="max-lg:border-t max-lg:border-line max-lg:pt-4 lg:border-l lg:border-line lg:pl-5">
            <WidgetLook widget={widget} mayChange={mayChange} />
          </div>
        </div>
      ) : error ? (
        <ReadFailure
          title={text.integrationFailed}
          error={error}
          variant="banner"
          onRetry={retry}
          retrying={isFetching}
        />
      ) : isForOthers ? (
        <p className="text-13 text-muted">{text.readOnly}</p>
      ) : (
        <Skeleton height={72} />
      )}
    </Card>
  );
}
