import { useQuery } from '@tanstack/react-query';
import { Blocks, Code, Play } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { DemoTabs } from './demo-tabs.tsx';
import { overviewQuery } from './queries.ts';
import { text } from './text.ts';
import { useDemoTab } from './use-demo-tab.ts';
import { NetworkNotice } from './wallet/network-notice.tsx';
import { WalletButton } from './wallet/wallet-button.tsx';
import { WalletProvider } from './wallet/wallet-provider.tsx';

/** OPS-CHAIN-01: what it is, and the live demo below. */
export function BlockchainScreen() {
  return (
    <WalletProvider>
      <Page title={text.title} description={text.description} actions={<WalletButton />}>
        <div className="grid gap-5 *:min-w-0">
          <Introduction />
          <LiveDemo />
        </div>
      </Page>
    </WalletProvider>
  );
}

/** OPS-CHAIN-02, OPS-CHAIN-03; the repository that they lead to is this page's own explorer. */
function Introduction() {
  const { open } = useDemoTab();
  const launch = () => window.scrollTo({ top: 0 });
  const toDemo = () => document.getElementById(DEMO_ID)?.scrollIntoView();
  return (
    <>
      <Card
        flush
        label={text.introduction}
        foot={
          <div className="flex flex-wrap gap-2 py-1">
            <Button size="sm" icon={Play} onClick={toDemo}>
              {text.liveDemo}
            </Button>
            <Button
              size="sm"
              icon={Blocks}
              onClick={() => {
                open('contracts');
                toDemo();
              }}
            >
              {text.viewContracts}
            </Button>
            <Button
              size="sm"
              icon={Code}
              onClick={() => open('contracts', { contract: 'propertyTitle', view: 'source' })}
            >
              {text.viewSource}
            </Button>
            <Button
              size="sm"
              onClick={() => {
                open('overview');
                launch();
              }}
            >
              {text.launchDemo}
            </Button>
          </div>
        }
      >
        <ul className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
          {text.features.map(({ title, body }) => (
            <li key={title} className="px-4 py-4 md:px-5">
              <h2 className="text-14">{title}</h2>
              <p className="mt-1 text-13 text-pretty text-muted">{body}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Alert title={text.notLegalTitle}>{text.notLegalTitleMore}</Alert>
    </>
  );
}

const DEMO_ID = 'live-demo';

function LiveDemo() {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
  if (!data && error)
    return (
      <Card flush label={text.tabsLabel}>
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  if (!data)
    return (
      <Loading label={text.reading}>
        <SkeletonTable rows={6} columns={3} />
      </Loading>
    );
  return (
    <div id={DEMO_ID} className="grid min-w-0 scroll-mt-20 gap-4 *:min-w-0">
      <NetworkNotice network={data.network} />
      <DemoTabs overview={data} />
    </div>
  );
}
