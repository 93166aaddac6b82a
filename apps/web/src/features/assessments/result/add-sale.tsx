import type { Comparable } from '@propguard/protocol/valuations';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { audText } from '../../../lib/aud-text.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { nearbySalesQuery } from '../queries.ts';
import { text } from '../text.ts';

const words = text.comparables;

interface AddSaleProps {
  propertyId: string;
  comparables: readonly Comparable[];
  onAdd: (saleId: string) => void;
}

export function AddSale(props: AddSaleProps) {
  const [isOpen, setOpen] = useState(false);
  const add = (saleId: string) => {
    props.onAdd(saleId);
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={words.addTitle}
      description={words.addAbout}
      trigger={
        <Button size="sm" icon={Plus}>
          {words.add}
        </Button>
      }
    >
      <NearbySales {...props} onAdd={add} />
    </Dialog>
  );
}

function NearbySales({ propertyId, comparables, onAdd }: AddSaleProps) {
  const { data, error, refetch } = useQuery(nearbySalesQuery(propertyId));
  if (error && !data)
    return (
      <ReadFailure title={words.addFailed} onRetry={() => void refetch()} variant="banner" error={error} />
    );
  if (!data)
    return (
      <Loading label={words.addLoading}>
        <SkeletonTable rows={6} />
      </Loading>
    );
  const among = new Set(comparables.map(({ saleId }) => saleId));
  const others = data.items.filter(({ sale, property }) => !among.has(sale.id) && property.id !== propertyId);
  if (others.length === 0) return <p className="text-13 text-muted">{words.addNone}</p>;
  return (
    <ul className="divide-y divide-line text-13">
      {others.map(({ sale, property, distanceMetres }) => (
        <li key={sale.id} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            {property.address}
            <span className="block text-12 text-muted">
              {property.locality.name}, {words.away((distanceMetres / 1000).toFixed(1))},{' '}
              {dayText(sale.contractDate)}
            </span>
          </span>
          <span className="tabular-nums">{audText(sale.priceAud)}</span>
          <Button size="sm" onClick={() => onAdd(sale.id)} aria-label={`${words.addOne} ${property.address}`}>
            {words.addOne}
          </Button>
        </li>
      ))}
    </ul>
  );
}
