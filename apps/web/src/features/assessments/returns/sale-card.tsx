import type { Investment } from '@propguard/rules/returns/investment';
import type { Returns } from '@propguard/rules/returns/project-returns';
import { audText, signedAudText } from '../../../lib/aud-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { returnsText } from './text.ts';

const words = returnsText.sale;

export function SaleCard({ returns, investment }: { returns: Returns; investment: Investment }) {
  const { sale, cashInAud } = returns;
  return (
    <Card title={words.title(investment.heldYears)} foot={<span>{words.gainNote}</span>}>
      <DefinitionList
        items={[
          { term: words.cashIn, detail: audText(cashInAud) },
          { term: words.price, detail: audText(sale.priceAud) },
          { term: words.costs, detail: signedAudText(-sale.costsAud) },
          { term: words.loan, detail: signedAudText(-sale.loanAud) },
          { term: words.gain, detail: signedAudText(sale.gainAud) },
          { term: words.tax, detail: signedAudText(-sale.taxAud) },
          { term: words.left, detail: audText(sale.leftAud) },
        ]}
      />
    </Card>
  );
}
