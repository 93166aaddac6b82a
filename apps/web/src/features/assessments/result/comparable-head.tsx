import type { Comparable } from '@propguard/protocol/valuations';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { propertyPath } from '../../../routes/analyse.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { text } from '../text.ts';

const words = text.comparables;
const METRES_PER_KM = 1000;

interface ComparableHeadProps {
  comparable: Comparable;
  /** The same as on the map and on the curve. */
  number: number;
  onDrop: () => void;
}

export function ComparableHead({ comparable, number, onDrop }: ComparableHeadProps) {
  const { propertyId, address, locality, distanceMetres } = comparable;
  return (
    <span className="flex items-start justify-end gap-1.5">
      <span className="flex h-5 w-5 flex-none items-center justify-center rounded-full border border-control text-11 font-semibold">
        {number}
      </span>
      <span>
        <Link to={propertyPath(propertyId)} className="touch-area rounded-1 hover:underline">
          {address}
        </Link>
        <span className="block text-12 font-normal text-muted">
          {locality}
          {distanceMetres === null ? '' : `, ${words.away((distanceMetres / METRES_PER_KM).toFixed(1))}`}
        </span>
      </span>
      <IconButton
        icon={X}
        label={words.drop(address)}
        kind="ghost"
        size="sm"
        className="-mt-1.5 -mr-2.5 focus-visible:-outline-offset-2"
        onClick={onDrop}
      />
    </span>
  );
}
