import { useState } from 'react';
import { Avatar } from '../../../parts/people/avatar.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CodeBlock } from '../../../ui/layout/code-block.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { text } from '../text.ts';
import { Block, Row, Side } from './block.tsx';

const words = text.structure;
const TABS = [
  { value: 'overview', label: words.tabLabels.overview },
  { value: 'all', label: words.tabLabels.all, count: 47 },
  { value: 'analytics', label: words.tabLabels.analytics },
];
const REPORT_NUMBER = 'VR-48120736';

export function StructureBlock() {
  const [tab, setTab] = useState('all');
  return (
    <Block heading={text.blocks.structure}>
      <Breadcrumbs
        label={words.trail}
        items={[
          { label: words.market, to: '#' },
          { label: words.queensland, to: '#' },
          { label: words.newFarm },
        ]}
      />
      <Tabs label={words.tabs} tabs={TABS} value={tab} onValueChange={setTab}>
        {TABS.map(({ value, label }) => (
          <TabPanel key={value} value={value}>
            <p className="text-muted">{words.panel(label)}</p>
          </TabPanel>
        ))}
      </Tabs>
      <Side by={2}>
        <Card title={words.cardTitle} subtitle={words.cardSubtitle} foot={words.cardFoot} headingLevel={3}>
          <DefinitionList
            layout="columns"
            items={[
              { term: 'Email', detail: 'priya.raman@example.com.au' },
              {
                term: 'Report',
                detail: <span className="inline-flex items-center gap-1">{REPORT_NUMBER}</span>,
              },
            ]}
          />
          <p className="mt-4 font-serif text-16 leading-relaxed">{words.story}</p>
        </Card>
        <div className="grid grid-cols-1 content-start gap-4">
          <CodeBlock label={words.codeLabel} code={words.code} />
          <Row>
            <CopyButton text={REPORT_NUMBER} label={words.copyId} />
            {words.people.map((name, index) => (
              <Avatar
                key={name}
                name={name}
                size={index === 2 ? 'lg' : 'sm'}
                tone={index === 1 ? 'neutral' : 'accent'}
              />
            ))}
          </Row>
        </div>
      </Side>
    </Block>
  );
}
