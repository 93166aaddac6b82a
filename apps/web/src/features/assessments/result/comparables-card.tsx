import type { Assessment } from '@propguard/protocol/assessments';
import { ADJUSTMENT_LIMITS } from '@propguard/rules/valuation/adjustment-limits';
import { useState } from 'react';
import { audText } from '../../../lib/aud-text.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SideBySideGrid } from '../../../ui/table/side-by-side-grid.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';
import type { WhatIf } from '../what-if/use-what-if.ts';
import { AddSale } from './add-sale.tsx';
import { ChosenSales } from './chosen-sales.tsx';
import { ComparableHead } from './comparable-head.tsx';
import { comparableLines } from './comparable-lines.tsx';
import { FigureLabel } from './figure-label.tsx';

const words = text.comparables;

interface ComparablesCardProps {
  assessment: Assessment;
  whatIf: WhatIf;
}

export function ComparablesCard({ assessment, whatIf }: ComparablesCardProps) {
  const [isOpen, setOpen] = useState(true);
  const { valuation } = whatIf;
  const { comparables } = valuation;
  const { subject } = assessment;
  const columns = comparables.map((comparable, index) => ({
    key: comparable.saleId,
    head: (
      <ComparableHead
        comparable={comparable}
        number={index + 1}
        onDrop={() => whatIf.drop(comparable.saleId)}
      />
    ),
  }));
  return (
    <Card
      flush
      title={words.title}
      subtitle={words.about}
      actions={
        <>
          {comparables.length > 0 ? (
            <Button size="sm" kind="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.hideGrid : words.showGrid}
            </Button>
          ) : null}
          {subject.propertyId === null ? null : (
            <AddSale propertyId={subject.propertyId} comparables={comparables} onAdd={whatIf.add} />
          )}
        </>
      }
      foot={
        valuation.comparablesValueAud === null ? undefined : (
          <span className="flex flex-wrap items-center gap-x-1 touch:pt-1">
            <FigureLabel
              label={words.value}
              source={text.provenance.comparables.source(comparables.length)}
              method={text.provenance.comparables.method}
              computedAt={text.asOf(dayText(valuation.asOf))}
              sample={valuation.sample}
            />
            <strong className="font-semibold text-ink">{audText(valuation.comparablesValueAud)}</strong>
            <span className="basis-full text-12">
              {words.limits(percentText(ADJUSTMENT_LIMITS.net), percentText(ADJUSTMENT_LIMITS.gross))}
            </span>
          </span>
        )
      }
    >
      <ChosenSales assessment={assessment} whatIf={whatIf} />
      {comparables.length === 0 ? (
        <p className="px-4 pb-5 text-13 text-muted md:px-5">{words.none}</p>
      ) : (
        <SideBySideGrid
          label={words.title}
          corner={words.title}
          subject={
            <>
              {words.subject}
              <span className="block text-12 font-normal text-muted">{subject.address}</span>
            </>
          }
          columns={columns}
          lines={comparableLines(valuation, whatIf.facts, isOpen)}
        />
      )}
    </Card>
  );
}
