import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ToolArguments } from './state.ts';

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The first argument without which the tool cannot run. */
export const missingArgument = (tool: AssistantTool, filled: ToolArguments): string | null => {
  const lacks = (name: string): boolean => isMissing(filled[name]);
  switch (tool) {
    case 'assess':
    case 'explain_value':
    case 'comparables':
    case 'hazard':
    case 'report':
      return lacks('address') ? 'address' : null;
    case 'compare':
      return ((filled.subjects as string[] | undefined) ?? []).length < 2 ? 'subjects' : null;
    case 'market':
      return lacks('location') ? 'location' : null;
    case 'lvr': {
      const isPartKnown = !lacks('loanAud') || !lacks('depositAud') || !lacks('depositPercent');
      if (lacks('valueAud') && lacks('address')) return isPartKnown ? 'valueAud' : 'loanAud';
      return isPartKnown ? null : 'loanAud';
    }
    case 'borrowing_power':
      return lacks('incomeAud') ? 'incomeAud' : null;
    case 'rules':
      return lacks('topic') ? 'topic' : null;
    case 'compliance':
      if (lacks('loanAud')) return lacks('address') && lacks('valueAud') ? 'address' : 'loanAud';
      return lacks('address') && lacks('valueAud') ? 'address' : null;
    case 'search_listings': {
      const said = Object.keys(filled).filter((name) => name !== 'propertyType');
      return said.length === 0 ? 'locality' : null;
    }
    case 'check_certificate':
      return lacks('reference') ? 'reference' : null;
    default:
      return null;
  }
};
