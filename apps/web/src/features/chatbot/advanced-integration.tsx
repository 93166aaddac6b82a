import type { Widget } from '@propguard/protocol/widget';
import { ExternalLink } from 'lucide-react';
import { identifyCode, javaScriptApi, nextExample } from '../../parts/widget/embed-code.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { SecretCard } from './secret-card.tsx';
import { text } from './text.ts';

/** From one's own code: how it looks, who the visitor is, and a page that shows it. */
export function AdvancedIntegration({ widget }: { widget: Widget }) {
  return (
    <div className="grid items-start gap-3 pt-4 md:gap-5 lg:grid-cols-2">
      <Card title={text.apiTitle} subtitle={text.api}>
        <CodeBlock code={javaScriptApi(widget)} label={text.apiLabel} copyLabel={text.copyApi} />
      </Card>
      <div className="grid min-w-0 gap-3 md:gap-5">
        <Card title={text.nextTitle}>
          <CodeBlock code={nextExample(widget)} label={text.nextLabel} copyLabel={text.copyNext} />
        </Card>
        <Card title={text.exampleTitle} subtitle={widget.example ? text.example : text.noExample}>
          {widget.example ? (
            <LinkButton icon={ExternalLink} to={widget.example} target="_blank" rel="noopener">
              {text.openExample}
            </LinkButton>
          ) : null}
        </Card>
      </div>
      <Card title={text.identifyTitle} subtitle={text.identify} className="lg:col-span-2">
        <div className="grid min-w-0 gap-4">
          <SecretCard hasSecret={widget.hasSecret} />
          <CodeBlock code={identifyCode} label={text.identifyLabel} copyLabel={text.copyIdentify} />
        </div>
      </Card>
    </div>
  );
}
