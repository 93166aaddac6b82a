import type { MarketAnalysis } from '@propguard/protocol/market';
import { homesText } from '@propguard/rules/metrics/market/figure-words';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ComparisonChart } from './comparison-chart.tsx';
import { comparisonColumns } from './comparison-columns.tsx';
import { LocationInput } from './location-input.tsx';
import { text } from './text.ts';
import { useComparison } from './use-comparison.ts';
import type { MarketAddress } from './use-market-request.ts';

const words = text.compare;

interface ComparisonCardProps {
  analysis: MarketAnalysis;
  address: MarketAddress;
}

export function ComparisonCard({ analysis, address }: ComparisonCardProps) {
  const places = useComparison(analysis, address);
  const { removeCompared } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns hold state; only what is compared changes them
  const columns = useMemo(() => comparisonColumns(removeCompared), [address.compared.join()]);
  return (
    <>
      <Card
        title={words.title}
        subtitle={words.subtitle(homesText(analysis.details.countedAs))}
        flush
        className="flex-none!"
      >
        <DataTable
          label={words.title}
          columns={columns}
          rows={places}
          rowId={({ asked }) => asked ?? 'own'}
          density="normal"
          phoneLayout="cards"
        />
        <div className="border-t border-line p-4 md:p-5">
          {address.isComparisonFull ? (
            <p className="text-13 text-muted">{words.full}</p>
          ) : (
            <AddPlace onAdd={address.addCompared} />
          )}
        </div>
      </Card>
      {places.length > 1 ? <ComparisonChart places={places} period={address.period} /> : null}
    </>
  );
}

function AddPlace({ onAdd }: { onAdd: (location: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(typed);
        setTyped('');
      }}
    >
      <Field label={words.add} className="w-full sm:w-80">
        <LocationInput value={typed} onChange={setTyped} />
      </Field>
      <Button type="submit" icon={Plus} disabled={typed.trim() === ''}>
        {words.addButton}
      </Button>
    </form>
  );
}
