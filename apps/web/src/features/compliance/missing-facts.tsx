import { factLabel } from '@propguard/rules/lending/fact-labels';
import { factAnchor } from './fact-control.tsx';

/** Goes to the field of the fact; those of the lender have none on this screen. */
const focusFact = (name: string) => {
  const field = document.getElementById(factAnchor(name));
  field?.closest('details')?.setAttribute('open', '');
  field?.querySelector<HTMLElement>('input, button')?.focus();
};

/** What is missing, each a way to where it is given. */
export function MissingFacts({ names }: { names: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5 text-12">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => focusFact(name)}
          className="touch-area rounded-1 border border-rule px-1.5 py-0.5 text-muted hover:text-ink"
        >
          {factLabel(name)}
        </button>
      ))}
    </span>
  );
}
