import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FactControl, type FactForm } from './fact-control.tsx';
import { ALL_LOAN_FIELDS, LOAN_FIELDS, QUICK_FACTS } from './fact-fields.ts';
import { text } from './text.ts';

const GROUPS = Object.keys(LOAN_FIELDS) as (keyof typeof LOAN_FIELDS)[];
const QUICK_FIELDS = QUICK_FACTS.flatMap((name) => ALL_LOAN_FIELDS.filter((field) => field.name === name));
const isQuick = (name: string): boolean => QUICK_FACTS.some((quick) => quick === name);

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-3.5 max-sm:grid-cols-1';

interface LoanFactsCardProps {
  form: FactForm;
  /** Some of the rest are given already, and are not to be hidden. */
  opensRest: boolean;
  isInterestOnly: boolean;
  onClear: () => void;
}

/** The six facts that say most come first; the rest is there for whoever needs it. */
export function LoanFactsCard({ form, opensRest, isInterestOnly, onClear }: LoanFactsCardProps) {
  return (
    <Card
      title={text.lending.facts}
      actions={
        <Button size="sm" kind="ghost" onClick={onClear}>
          {text.lending.clear}
        </Button>
      }
    >
      <form noValidate aria-label={text.lending.facts} onSubmit={(event) => event.preventDefault()}>
        <div className={GRID}>
          {QUICK_FIELDS.map((field) => (
            <FactControl key={field.name} field={field} form={form} />
          ))}
        </div>
        <details open={opensRest} className="group/rest mt-5 border-t border-line pt-3.5">
          <summary className="cursor-pointer rounded-1 text-13 font-medium touch:min-h-touch touch:content-center">
            {text.lending.rest}
            <span className="mt-0.5 block text-12 font-normal text-muted">{text.lending.restHint}</span>
          </summary>
          <div className="mt-4 grid gap-6">
            {GROUPS.map((group) => (
              <fieldset key={group} className="min-w-0">
                <legend className="mb-2.5 text-12 text-muted">{text.lending.groups[group]}</legend>
                <div className={GRID}>
                  {LOAN_FIELDS[group]
                    .filter(({ name }) => !isQuick(name))
                    .filter(({ name }) => name !== 'interestOnlyYears' || isInterestOnly)
                    .map((field) => (
                      <FactControl key={field.name} field={field} form={form} />
                    ))}
                </div>
              </fieldset>
            ))}
          </div>
        </details>
      </form>
    </Card>
  );
}
