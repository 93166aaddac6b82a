import type { ChainOverview, TitleToken } from '@propguard/protocol/titles';
import { abbreviatedAddress } from '@propguard/rules/titles/field-shapes';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { AddressLine } from './address-line.tsx';
import { OpenSeaButton } from './opensea-button.tsx';
import { text } from './text.ts';
import { usdText } from './usd-text.ts';

const words = text.properties;

interface PropertyCardProps {
  title: TitleToken;
  overview: ChainOverview;
  onOpen: () => void;
}

export function PropertyCard({ title, overview, onOpen }: PropertyCardProps) {
  return (
    <Card
      headingLevel={3}
      title={
        <>
          {title.location} <span className="font-normal text-muted">{words.token(title.tokenId)}</span>
        </>
      }
      actions={
        <>
          {title.isSample ? <SampleBadge /> : null}
          <MortgageBadge hasMortgage={title.hasMortgage} />
        </>
      }
      foot={
        <>
          <Button size="sm" onClick={onOpen}>
            {words.details}
          </Button>
          <OpenSeaButton title={title} overview={overview} />
        </>
      }
    >
      <DefinitionList
        items={[
          { term: words.area, detail: words.areaText(title.areaSqFt) },
          { term: words.value, detail: usdText(title.valuationUSD) },
          {
            term: words.owner,
            detail: (
              <AddressLine
                address={title.currentOwner}
                copyLabel={words.copyOwner(abbreviatedAddress(title.currentOwner))}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

/** OPS-CHAIN-23. */
export function MortgageBadge({ hasMortgage }: Pick<TitleToken, 'hasMortgage'>) {
  return hasMortgage ? (
    <Badge tone="caution">{words.mortgaged}</Badge>
  ) : (
    <Badge tone="positive">{words.free}</Badge>
  );
}
