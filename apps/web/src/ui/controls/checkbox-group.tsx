import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icon.tsx';

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  /** In the order in which what was chosen is given back. */
  options: readonly { value: Value; label: ReactNode; description?: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error: string | undefined;
}

/** Any number of several, with one error for all of them. Each shows the word that programs know it by. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
  error,
}: CheckboxGroupProps<Value>) {
  const errorId = useId();
  const toggle = (value: Value, on: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      {options.map(({ value, label, description }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) => toggle(value, checked === true)}
          label={
            <>
              {label} <code className="font-mono text-12 text-muted">{value}</code>
            </>
          }
          {...(description ? { description } : {})}
        />
      ))}
      {error ? (
        <p id={errorId} role="alert" className="flex items-start gap-1.25 text-12 text-danger">
          <Icon of={TriangleAlert} size={12} className="mt-0.75" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
