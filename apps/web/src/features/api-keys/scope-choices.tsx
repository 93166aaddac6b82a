import { SCOPES, type Scope } from '@propguard/rules/workspaces/scopes';
import { CheckboxGroup } from '../../ui/controls/checkbox-group.tsx';
import { text } from './text.ts';

const OPTIONS = SCOPES.map((value) => ({
  value,
  label: text.scopes[value].name,
  description: text.scopes[value].allows,
}));

interface ScopeChoicesProps {
  chosen: readonly Scope[];
  onChange: (chosen: Scope[]) => void;
  error: string | undefined;
}

export function ScopeChoices(props: ScopeChoicesProps) {
  return <CheckboxGroup legend={text.create.scopes} options={OPTIONS} {...props} />;
}
