import { scriptTag } from '../../parts/widget/embed-code.ts';
import { useWidget } from '../../parts/widget/use-widget.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { text } from './text.ts';

/** LEADS-MULTI-07: what a site pastes, with Copy. */
export function IntegrationCard() {
  const { widget, isForOthers, error, isFetching, retry } = useWidget();
  return (
    <Card
      title={text.integration}
      subtitle={text.integrationHint}
      actions={widget ? <CopyButton text={scriptTag(widget)} label={text.copy} /> : undefined}
      foot={<TextLink to={SCREENS.chatbot.path}>{text.integrationMore}</TextLink>}
    >
      {widget ? (
        <ScrollRegion label={text.integration} className="rounded-2 border border-line bg-sunken px-4 py-3">
          <pre className="font-mono text-12 leading-relaxed">
            <code>{scriptTag(widget)}</code>
          </pre>
        </ScrollRegion>
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
