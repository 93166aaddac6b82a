import { factLabel } from '@propguard/rules/lending/fact-labels';
import { factAnchor } from './fact-control.tsx';
import { text } from './text.ts';

/** Goes to the field of the fact; those of the lender have none on this screen. */
const focusFact = (name: string) => {
  const field = document.getElementById(factAnchor(name));
  field?.closest('details')?.setAttribute('open', '');
  field?.querySelector<HTMLElement>('input, button')?.focus();
};

interface MissingFactsProps {
  names: readonly string[];
  /** Where there is little room: so many, the rest as a number. */
  most?: number;
}

/** What is missing, each a way to where it is given. */
export function MissingFacts({ names, most = names.length }: MissingFactsProps) {
  return (
    <span className="flex flex-wrap items-center gap-1.5 text-12">
      {names.slice(0, most).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => focusFact(name)}
          className="rounded-1 border border-rule px-1.5 py-0.5 text-muted hover:text-ink touch:min-h-touch touch:min-w-touch touch:px-2.5"
        >
          {factLabel(name)}
        </button>
      ))}
      {names.length > most ? (
        <span className="text-muted">{text.lending.more(names.length - most)}</span>
      ) : null}
    </span>
  );
}
