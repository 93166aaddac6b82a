import type { Widget } from '@propguard/protocol/widget';
import { ArrowRight } from 'lucide-react';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { scriptTag } from '../../parts/widget/embed-code.ts';
import { useWidget } from '../../parts/widget/use-widget.ts';
import { WidgetFacts } from '../../parts/widget/widget-facts.tsx';
import { SCREENS, type ScreenName } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { NumberedList } from '../../ui/layout/numbered-list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AdvancedIntegration } from './advanced-integration.tsx';
import { BasicIntegration } from './basic-integration.tsx';
import { text } from './text.ts';
import { WidgetSettingsCard } from './widget-settings-card.tsx';

const TABS = [
  { value: 'basic' as const, label: text.basic },
  { value: 'advanced' as const, label: text.advanced },
];

/** `/sensay-chatbot`: the way from a line of code to a chat on one's own site. */
export function ChatbotScreen() {
  const { widget, isForOthers, error, isFetching, retry } = useWidget();
  return (
    <Page title={text.title} description={text.description}>
      <div className="grid gap-3 md:gap-5">
        {widget ? (
          <Integration widget={widget} />
        ) : error ? (
          <ReadFailure title={text.failed} error={error} onRetry={retry} retrying={isFetching} />
        ) : isForOthers ? (
          <EmptyState title={text.notMade}>{text.notMadeHint}</EmptyState>
        ) : (
          <Loading label={text.loading}>
            <Skeleton height={420} />
          </Loading>
        )}
        <div className="grid gap-3 after-loading md:gap-5">
          <LinkCards title={text.features} cards={text.featureCards} />
          <LinkCards title={text.resources} cards={text.resourceCards} />
        </div>
      </div>
    </Page>
  );
}

function Integration({ widget }: { widget: Widget }) {
  const { params, change } = useAddressParams();
  const tab = params.get('tab') === 'advanced' ? 'advanced' : 'basic';
  return (
    <>
      <Card title={text.steps}>
        <NumberedList
          label={text.steps}
          items={[
            {
              key: 'copy',
              content: (
                <span className="grid gap-2">
                  {text.step1}
                  <CodeBlock code={scriptTag(widget)} label={text.scriptLabel} copyLabel={text.copyScript} />
                </span>
              ),
            },
            { key: 'paste', content: text.step2 },
            { key: 'deploy', content: text.step3, note: text.step3Note },
          ]}
        />
      </Card>
      <Tabs
        label={text.tabs}
        tabs={TABS}
        value={tab}
        onValueChange={(next) => change({ tab: next === 'basic' ? null : next })}
      >
        <TabPanel value="basic">
          <BasicIntegration widget={widget} />
        </TabPanel>
        <TabPanel value="advanced">
          <AdvancedIntegration widget={widget} />
        </TabPanel>
      </Tabs>
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <WidgetSettingsCard widget={widget} />
        <Card title={text.facts}>
          <WidgetFacts widget={widget} />
        </Card>
      </div>
    </>
  );
}

interface LinkCardsProps {
  title: string;
  cards: readonly { name: string; hint: string; action: string; screen: ScreenName }[];
}

/** LEADS-EMBED-10 has these without effect; here each leads to what it names. */
function LinkCards({ title, cards }: LinkCardsProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-16 font-semibold">{title}</h2>
      <div className="grid gap-3 sm:grid-cols-2 md:gap-5 xl:grid-cols-4">
        {cards.map(({ name, hint, action, screen }) => (
          <Card key={name} title={name} headingLevel={3}>
            <div className="grid h-full content-between justify-items-start gap-3">
              <p className="text-13 text-pretty text-muted">{hint}</p>
              <LinkButton size="sm" icon={ArrowRight} to={SCREENS[screen].path}>
                {action}
              </LinkButton>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
