import type { ChainOverview, TitleToken } from '@propguard/protocol/titles';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MortgageBadge } from './property-card.tsx';
import { text } from './text.ts';
import { usdText } from './usd-text.ts';
import { useDemoTab } from './use-demo-tab.ts';

const words = text.properties;

interface TitleDialogProps {
  title: TitleToken | null;
  overview: ChainOverview;
  onClose: () => void;
}

export function TitleDialog({ title, overview, onClose }: TitleDialogProps) {
  const { open } = useDemoTab();
  const mortgageIt = (token: TitleToken) => {
    onClose();
    open('create-mortgage', { title: token.tokenId });
  };
  return (
    <Dialog
      open={title !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title?.location ?? ''}
      description={text.notLegalTitle}
      footer={
        title && !title.hasMortgage ? (
          <Button kind="primary" onClick={() => mortgageIt(title)}>
            {words.mortgageIt}
          </Button>
        ) : undefined
      }
    >
      {title ? <Details title={title} contract={overview.contracts.propertyTitle} /> : null}
    </Dialog>
  );
}

function Details({ title, contract }: { title: TitleToken; contract: string }) {
  const whole = (value: string) => (
    <span className="flex min-w-0 items-center justify-end gap-1">
      <span className="min-w-0 font-mono text-12 break-all">{value}</span>
      <CopyButton compact text={value} label={text.contracts.copyAddress} />
    </span>
  );
  return (
    <DefinitionList
      items={[
        {
          term: words.token(title.tokenId),
          detail: <MortgageBadge hasMortgage={title.hasMortgage} />,
        },
        { term: words.legal, detail: title.legalDescription },
        { term: words.area, detail: words.areaText(title.areaSqFt) },
        { term: words.value, detail: usdText(title.valuationUSD) },
        { term: words.owner, detail: whole(title.currentOwner) },
        { term: words.mintedBy, detail: whole(title.mintedBy) },
        { term: words.contract, detail: whole(contract) },
        { term: words.metadata, detail: <span className="break-all">{title.metadataURI}</span> },
      ]}
    />
  );
}
