import type { PropertyFacts, Subject } from '@propguard/protocol/valuations';
import { FACT_NAMES } from './fact-sources.ts';

/** The subject with other facts; each says that it was corrected. */
export const changeSubject = (subject: Subject, facts: Partial<PropertyFacts>): Subject => {
  const changed = FACT_NAMES.filter(
    (name) => facts[name] !== undefined && facts[name] !== subject.facts[name],
  );
  return {
    ...subject,
    facts: { ...subject.facts, ...Object.fromEntries(changed.map((name) => [name, facts[name]])) },
    factSources: {
      ...subject.factSources,
      ...Object.fromEntries(changed.map((name) => [name, facts[name] === null ? 'unknown' : 'corrected'])),
    },
  };
};
