import type { ChainOverview, TitleToken } from '@propguard/protocol/titles';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.properties;

/** What OpenSea calls the networks that it shows, by chain id. */
const OPENSEA_NETWORKS: Record<number, string> = {
  1: 'ethereum',
  10: 'optimism',
  137: 'matic',
  8453: 'base',
  42161: 'arbitrum',
};

interface OpenSeaButtonProps {
  title: TitleToken;
  overview: ChainOverview;
}

/** OPS-CHAIN-08. A market place for public networks: on any other one the button says so. */
export function OpenSeaButton({ title, overview: { network, contracts } }: OpenSeaButtonProps) {
  const known = OPENSEA_NETWORKS[network.chainId];
  if (known)
    return (
      <LinkButton
        size="sm"
        to={`https://opensea.io/assets/${known}/${contracts.propertyTitle}/${title.tokenId}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.openSea}
      </LinkButton>
    );
  const explain = () =>
    notify.info({ title: words.openSeaNot, description: words.openSeaNotMore(network.name) });
  return (
    <Button size="sm" onClick={explain}>
      {words.openSea}
    </Button>
  );
}
