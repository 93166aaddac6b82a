import { Provenance } from '../../../parts/provenance/provenance.tsx';
import { text } from '../text.ts';

interface FigureLabelProps {
  label: string;
  source: string;
  method: string;
  /** Already in words. */
  computedAt: string;
  sample: boolean;
}

/** The name of a figure, with the (i) that says where it comes from. */
export function FigureLabel({ label, source, method, computedAt, sample }: FigureLabelProps) {
  return (
    <span className="flex h-4.5 items-center gap-0.5">
      {label}
      <Provenance title={text.where(label)} facts={{ source, method, computedAt, sample }} />
    </span>
  );
}
