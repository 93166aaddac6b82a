import type { WaysToPass } from '@propguard/protocol/lending';
import { audText } from '@propguard/rules/lending/figure-words';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';

const words = text.toPass;

const named = (rules: WaysToPass['heldBackBy']): string => rules.map((rule) => RULE_TITLES[rule]).join(', ');

interface ToPassCardProps {
  toPass: WaysToPass;
  onTry: (amountAud: number) => void;
}

/** What would make this loan pass, and a way to try it. */
export function ToPassCard({ toPass, onTry }: ToPassCardProps) {
  const { heldBackBy, largestLoanAud, smallestDepositAud, notBySize } = toPass;
  return (
    <Card
      title={words.title}
      subtitle={heldBackBy.length > 0 ? words.heldBackBy(named(heldBackBy)) : undefined}
      actions={
        largestLoanAud === null ? undefined : (
          <Button size="sm" onClick={() => onTry(largestLoanAud)}>
            {words.tryIt}
          </Button>
        )
      }
    >
      {largestLoanAud === null ? null : (
        <DefinitionList
          items={[
            { term: words.largest, detail: audText(largestLoanAud) },
            ...(smallestDepositAud === null
              ? []
              : [{ term: words.deposit, detail: audText(smallestDepositAud) }]),
          ]}
        />
      )}
      {notBySize.length > 0 ? (
        <p className="mt-2 text-13 text-muted first:mt-0">{words.notBySize(named(notBySize))}</p>
      ) : null}
    </Card>
  );
}
