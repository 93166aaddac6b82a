import { Link } from 'react-router';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { text } from './text.ts';

export function Brand({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  return (
    <Link
      to="/"
      onClick={onNavigate}
      className="flex h-7 items-center gap-2.25 rounded-2 px-2 text-[15px] font-semibold tracking-[-0.015em] whitespace-nowrap"
    >
      <BrandMark />
      {text.brand}
    </Link>
  );
}
