import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FactControl, type FactForm } from './fact-control.tsx';
import { LOAN_FIELDS } from './fact-fields.ts';
import { text } from './text.ts';

const GROUPS = Object.keys(LOAN_FIELDS) as (keyof typeof LOAN_FIELDS)[];

interface LoanFactsCardProps {
  form: FactForm;
  isInterestOnly: boolean;
  onClear: () => void;
}

export function LoanFactsCard({ form, isInterestOnly, onClear }: LoanFactsCardProps) {
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
        <div className="grid gap-6">
          {GROUPS.map((group) => (
            <fieldset key={group} className="min-w-0">
              <legend className="mb-2.5 text-12 text-muted">{text.lending.groups[group]}</legend>
              <div className="grid grid-cols-2 gap-x-3 gap-y-3.5 max-sm:grid-cols-1">
                {LOAN_FIELDS[group]
                  .filter(({ name }) => name !== 'interestOnlyYears' || isInterestOnly)
                  .map((field) => (
                    <FactControl key={field.name} field={field} form={form} />
                  ))}
              </div>
            </fieldset>
          ))}
        </div>
      </form>
    </Card>
  );
}
