import type { Widget } from '@propguard/protocol/widget';
import { policyFor } from '../../parts/widget/embed-code.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';

/** For sites that are made with a builder, and what a strict one allows. */
export function BasicIntegration({ widget }: { widget: Widget }) {
  return (
    <div className="grid items-start gap-3 pt-4 md:gap-5 lg:grid-cols-2">
      <Card title={text.hintsTitle}>
        <DefinitionList
          layout="columns"
          items={text.hints.map(({ name, hint }) => ({
            term: name,
            detail: <span className="block pb-2 text-pretty">{hint}</span>,
          }))}
        />
      </Card>
      <Card title={text.policyTitle}>
        <div className="grid gap-3">
          <p className="text-13 text-pretty text-muted">{text.policy}</p>
          <CodeBlock code={policyFor(widget)} label={text.policyLabel} copyLabel={text.copyPolicy} />
        </div>
      </Card>
    </div>
  );
}
