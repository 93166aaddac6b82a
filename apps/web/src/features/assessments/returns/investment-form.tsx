import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { decimalIn } from '../decimal-number.ts';
import { text } from '../text.ts';
import { whatIfText } from '../what-if/text.ts';
import { FIELD_GROUPS, type FieldName, WHOLE_FIELDS } from './investment-fields.ts';
import { returnsText } from './text.ts';
import type { InvestmentInput } from './use-investment.ts';

const words = returnsText;

export function InvestmentForm({ input }: { input: InvestmentInput }) {
  // Made anew on a reset, so that the fields are empty again; the address is emptied a moment later.
  const [round, setRound] = useState(0);
  const reset = () => {
    input.reset();
    setRound(round + 1);
  };
  return (
    <Card
      title={words.inputs}
      actions={
        input.isChanged ? (
          <Button size="sm" kind="ghost" icon={RotateCcw} onClick={reset}>
            {words.reset}
          </Button>
        ) : undefined
      }
    >
      <div key={round} className="grid gap-5">
        {FIELD_GROUPS.map(({ title, fields }) => (
          <fieldset key={title} className="min-w-0">
            <legend className="mb-2 text-12 text-muted">{title}</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-3">
              {fields.map((field) => (
                <NumberField
                  key={field.name}
                  {...field}
                  sent={round === 0 ? input.typed[field.name] : ''}
                  assumed={input.assumed[field.name]}
                  hint={input.sources[field.name] ?? text.assumed}
                  onType={(value) => input.state(field.param, value)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

interface NumberFieldProps {
  name: FieldName;
  unit: string;
  min: number;
  max: number;
  sent: string;
  assumed: number;
  /** Where what is taken comes from. */
  hint: string;
  onType: (typed: string) => void;
}

/** Empty, it shows what is assumed in its place. */
function NumberField({ name, unit, min, max, sent, assumed, hint, onType }: NumberFieldProps) {
  const [typed, setTyped] = useState(sent);
  const value = decimalIn(typed, { min, max });
  const isWrong = value === 'invalid' || (WHOLE_FIELDS.has(name) && value !== null && value % 1 !== 0);
  return (
    <Field
      label={words.fields[name]}
      error={isWrong ? whatIfText.outOfRange(min, max) : undefined}
      hint={typed === '' ? hint : undefined}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        placeholder={assumed.toLocaleString('en-AU')}
        end={unit}
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
      />
    </Field>
  );
}
