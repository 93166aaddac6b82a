import type { Assessment } from '@propguard/protocol/assessments';
import { SALE_REASON_MAX } from '@propguard/rules/assessments/limits';
import { SALE_CHANGE_WORDS } from '@propguard/rules/assessments/scenario-words';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { text } from '../text.ts';
import type { WhatIf } from '../what-if/use-what-if.ts';

const words = text.comparables;

interface ChosenSalesProps {
  assessment: Assessment;
  whatIf: WhatIf;
}

/** What somebody left out or added by hand, each with the reason for it. */
export function ChosenSales({ assessment, whatIf }: ChosenSalesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { timesAsked, changes, justChosen } = whatIf;
  useEffect(() => {
    if (timesAsked > 0) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [timesAsked]);
  // By key: what was pressed goes with the sale's column, and its reason comes next. A finger or a mouse may go on.
  useEffect(() => {
    if (justChosen === null || !document.activeElement?.matches(':focus-visible')) return;
    list.current?.querySelector<HTMLElement>(`[data-sale="${justChosen.saleId}"] input`)?.focus();
  }, [justChosen]);
  const known = new Map(
    [...assessment.valuation.comparables, ...whatIf.valuation.comparables].map(({ saleId, address }) => [
      saleId,
      address,
    ]),
  );
  const chosen = [
    ...changes.withoutSales.map((saleId) => ({ saleId, change: 'left-out' as const })),
    ...changes.withSales.map((saleId) => ({ saleId, change: 'added' as const })),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} aria-label={words.chosen} className="grid gap-3 px-4 pb-4 md:px-5">
      {chosen.map(({ saleId, change }) => {
        const address = known.get(saleId) ?? words.unnamed(saleId.slice(0, 8));
        const isMissing = timesAsked > 0 && whatIf.unexplained.includes(saleId);
        return (
          <li key={saleId} data-sale={saleId} className="flex flex-wrap items-start gap-2 md:flex-nowrap">
            <Field
              label={words.reason(SALE_CHANGE_WORDS[change], address)}
              hint={words.reasonHint}
              error={isMissing ? words.reasonMissing : undefined}
              className="min-w-56 flex-1"
            >
              <TextInput
                value={changes.saleReasons[saleId] ?? ''}
                maxLength={SALE_REASON_MAX}
                onChange={(event) => whatIf.explain(saleId, event.target.value)}
              />
            </Field>
            <Button
              className="md:mt-6.5"
              aria-label={change === 'added' ? words.takeOut(address) : words.takeBack(address)}
              onClick={() => (change === 'added' ? whatIf.drop(saleId) : whatIf.add(saleId))}
            >
              {change === 'added' ? words.out : words.back}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
