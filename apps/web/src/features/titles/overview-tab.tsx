import type { ChainOverview } from '@propguard/protocol/titles';
import { Blocks, Check, Wallet } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { NumberedList } from '../../ui/layout/numbered-list.tsx';
import { text } from './text.ts';
import { useDemoTab } from './use-demo-tab.ts';
import { useWallet } from './wallet/use-wallet.ts';
import { WalletAddress } from './wallet-address.tsx';

const words = text.network;

const kindOf = ({ isEmbedded, isPublic }: ChainOverview['network']): string => {
  if (isEmbedded) return words.embedded;
  return isPublic ? words.public : words.private;
};

/** OPS-CHAIN-06. */
export function OverviewTab({ overview }: { overview: ChainOverview }) {
  const { network, blockNumber, titleCount, mortgageCount } = overview;
  const { wallet, isConnecting, ask } = useWallet();
  const { open } = useDemoTab();
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-5">
      <Card title={text.overviewTitle}>
        <div className="text-13">
          <NumberedList items={text.steps.map((step) => ({ key: step, content: step }))} />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {wallet ? (
            <Badge tone="positive" icon={Check}>
              {text.wallet.connected}
            </Badge>
          ) : (
            <Button icon={Wallet} busy={isConnecting} busyLabel={text.wallet.connecting} onClick={ask}>
              {text.wallet.connect}
            </Button>
          )}
          <Button icon={Blocks} onClick={() => open('contracts')}>
            {text.viewContracts}
          </Button>
        </div>
      </Card>
      <Card title={words.title}>
        <DefinitionList
          items={[
            { term: words.name, detail: network.name },
            { term: words.kind, detail: kindOf(network) },
            { term: words.chainId, detail: network.chainId },
            { term: words.block, detail: blockNumber.toLocaleString('en-AU') },
            { term: words.titles, detail: titleCount },
            { term: words.mortgages, detail: mortgageCount },
            ...(network.isEmbedded ? [{ term: words.rpc, detail: <WalletAddress /> }] : []),
          ]}
        />
      </Card>
    </div>
  );
}
