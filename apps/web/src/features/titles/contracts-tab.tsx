import type { ChainContractName, ChainOverview } from '@propguard/protocol/titles';
import { ExternalLink } from 'lucide-react';
import { FIRST_PAGE } from '../../lib/list-address.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CHAIN_CONTRACTS_SHOWN } from './contract-order.ts';
import { Explorer } from './explorer.tsx';
import { text } from './text.ts';

const words = text.contracts;

const isContract = (value: string | null): value is ChainContractName =>
  CHAIN_CONTRACTS_SHOWN.some((name) => name === value);

/** OPS-CHAIN-07. Where no public explorer shows a contract, ours does: below. */
export function ContractsTab({ overview }: { overview: ChainOverview }) {
  const { params, change } = useAddressParams();
  const given = params.get('contract');
  const shown = isContract(given) ? given : undefined;
  return (
    <div className="grid min-w-0 gap-3 md:gap-5">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 md:gap-5">
        {CHAIN_CONTRACTS_SHOWN.map((name) => (
          <ContractCard
            key={name}
            name={name}
            overview={overview}
            onOpen={() => change({ ...FIRST_PAGE, contract: name })}
          />
        ))}
      </div>
      <Explorer key={shown ?? 'all'} contract={shown} />
    </div>
  );
}

interface ContractCardProps {
  name: ChainContractName;
  overview: ChainOverview;
  onOpen: () => void;
}

function ContractCard({ name, overview: { contracts, network }, onOpen }: ContractCardProps) {
  const address = contracts[name];
  return (
    <Card title={words.names[name]}>
      <p className="text-13 text-muted">{words.about[name]}</p>
      <p className="mt-2 font-mono text-12 break-all">{address}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={address} label={words.copyAddress} />
        {network.explorerUrl ? (
          <LinkButton
            to={`${network.explorerUrl}/address/${address}`}
            size="sm"
            icon={ExternalLink}
            target="_blank"
            rel="noreferrer"
          >
            {words.viewOnExplorer}
          </LinkButton>
        ) : (
          <Button size="sm" icon={ExternalLink} onClick={onOpen}>
            {words.viewOnExplorer}
          </Button>
        )}
      </div>
    </Card>
  );
}
