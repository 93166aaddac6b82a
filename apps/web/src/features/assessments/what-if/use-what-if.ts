import type { Assessment, Changes } from '@propguard/protocol/assessments';
import type { PropertyFacts } from '@propguard/protocol/valuations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { scenariosQuery, triedQuery } from '../queries.ts';
import type { AssessmentAddress } from '../use-assessment-address.ts';
import { isChange, NO_CHANGES, withFact, withoutSale, withSale } from './changes.ts';

const TYPING_PAUSE_MS = 250;

/** What is tried: the changes made here, or those of the scenario in the address. Nothing of it is stored. */
export function useWhatIf(assessment: Assessment, { scenarioId, openScenario }: AssessmentAddress) {
  const [draft, setDraft] = useState<Changes | null>(null);
  const { data: scenarios } = useQuery(scenariosQuery(assessment.id));
  const scenario = scenarios?.items.find(({ id }) => id === scenarioId);
  const changes = draft ?? scenario?.changes ?? NO_CHANGES;
  const settled = useDebounced(changes, TYPING_PAUSE_MS);
  const tried = useQuery(triedQuery(assessment.id, isChange(settled) ? settled : null));
  const isChanged = isChange(changes);

  const change = (next: Changes) => {
    setDraft(next);
    if (scenarioId !== null) openScenario(null);
  };
  const { facts: assessed } = assessment.subject;
  return {
    changes,
    isChanged,
    isWorking: isChanged && (tried.isFetching || settled !== changes),
    error: isChanged ? tried.error : null,
    retry: () => void tried.refetch(),
    valuation: isChanged ? (tried.data ?? assessment.valuation) : assessment.valuation,
    facts: { ...assessed, ...changes.facts },
    setFact: <Name extends keyof PropertyFacts>(name: Name, value: PropertyFacts[Name]) =>
      change(withFact(changes, assessed, name, value)),
    drop: (saleId: string) => change(withoutSale(changes, saleId)),
    add: (saleId: string) => change(withSale(changes, saleId)),
    /** Lets a kept scenario, or the assessment itself, speak again. */
    reset: () => {
      setDraft(null);
      if (scenarioId !== null) openScenario(null);
    },
    /** After it was kept: the address names it from now on. */
    follow: (id: string) => {
      setDraft(null);
      openScenario(id);
    },
  };
}

export type WhatIf = ReturnType<typeof useWhatIf>;
