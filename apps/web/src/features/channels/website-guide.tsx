import type { ChannelCard } from '@propguard/protocol/channels';
import { ExternalLink } from 'lucide-react';
import { scriptTag } from '../../parts/widget/embed-code.ts';
import { useWidget } from '../../parts/widget/use-widget.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { RoundTrip } from './round-trip.tsx';
import { text } from './text.ts';

/** Our own chat has no keys: a line for the site, which sites may show it, and the same test as everywhere. */
export function WebsiteGuide({ channel }: { channel: ChannelCard }) {
  const { widget, error, isFetching, retry } = useWidget();
  if (error)
    return (
      <ReadFailure
        title={text.integrationFailed}
        error={error}
        variant="banner"
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (!widget) return <Skeleton height={120} />;
  return (
    <>
      <section className="grid gap-2">
        <h3 className="text-14">{text.siteTitle}</h3>
        <p className="text-13 text-muted">{text.integrationHint}</p>
        <CodeBlock code={scriptTag(widget)} label={text.integration} copyLabel={text.copy} />
      </section>
      <section className="grid gap-2">
        <h3 className="text-14">{text.sitesTitle}</h3>
        <p className="text-13 break-words text-muted">{text.sites(widget.origins)}</p>
        <p className="text-13">
          <TextLink to={SCREENS.chatbot.path}>{text.changeSites}</TextLink>
        </p>
      </section>
      {channel.id ? (
        <RoundTrip channel={channel} id={channel.id} hint={text.siteTestHint}>
          {widget.example ? (
            <div>
              <LinkButton size="sm" icon={ExternalLink} to={widget.example} target="_blank" rel="noopener">
                {text.openExample}
              </LinkButton>
            </div>
          ) : null}
        </RoundTrip>
      ) : null}
    </>
  );
}
