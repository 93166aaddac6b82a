import { SCOPES, type Scope } from '@propguard/rules/workspaces/scopes';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';

interface ScopeChoicesProps {
  chosen: readonly Scope[];
  onChange: (chosen: Scope[]) => void;
  error: string | undefined;
}

export function ScopeChoices({ chosen, onChange, error }: ScopeChoicesProps) {
  const errorId = useId();
  const toggle = (scope: Scope, on: boolean) =>
    onChange(SCOPES.filter((one) => (one === scope ? on : chosen.includes(one))));
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-13 font-medium">{text.create.scopes}</legend>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onCheckedChange={(checked) => toggle(scope, checked === true)}
          label={
            <>
              {text.scopes[scope].name} <code className="font-mono text-12 text-muted">{scope}</code>
            </>
          }
          description={text.scopes[scope].allows}
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
