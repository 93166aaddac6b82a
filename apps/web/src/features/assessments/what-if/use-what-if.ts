import type { Assessment, Changes } from '@propguard/protocol/assessments';
import type { PropertyFacts } from '@propguard/protocol/valuations';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { scenariosQuery, triedQuery } from '../queries.ts';
import type { AssessmentAddress } from '../use-assessment-address.ts';
import { isChange, NO_CHANGES, unexplained, withFact, withoutSale, withReason, withSale } from './changes.ts';
import { whatIfDraft } from './what-if-draft.ts';

const TYPING_PAUSE_MS = 250;

/** What is tried: the changes made here, or those of the scenario in the address. Only this tab keeps it. */
export function useWhatIf(assessment: Assessment, { scenarioId, openScenario }: AssessmentAddress) {
  const [draft, setDraft] = useState<Changes | null>(() =>
    scenarioId === null ? whatIfDraft.read(assessment.id) : null,
  );
  const forgetDraft = () => {
    setDraft(null);
    whatIfDraft.drop();
  };
  const { data: scenarios, isFetching } = useQuery(scenariosQuery(assessment.id));
  const scenario = scenarios?.items.find(({ id }) => id === scenarioId);
  const changes = draft ?? scenario?.changes ?? NO_CHANGES;
  // A reason moves no value.
  const valued = useMemo(() => ({ ...changes, saleReasons: {} }), [changes]);
  const settled = useDebounced(valued, TYPING_PAUSE_MS);
  const tried = useQuery(triedQuery(assessment.id, isChange(settled) ? settled : null));
  const [timesAsked, setTimesAsked] = useState(0);
  const [justChosen, setJustChosen] = useState<{ saleId: string } | null>(null);
  const isChanged = isChange(changes);

  const change = (next: Changes) => {
    setDraft(next);
    whatIfDraft.keep(assessment.id, next);
    if (scenarioId !== null) openScenario(null);
  };
  const { facts: assessed } = assessment.subject;
  return {
    changes,
    isChanged,
    /** The address names a scenario that was deleted since. */
    isGone: scenarioId !== null && scenarios !== undefined && !isFetching && scenario === undefined,
    isWorking: isChanged && (tried.isFetching || settled !== valued),
    error: isChanged ? tried.error : null,
    retry: () => void tried.refetch(),
    valuation: isChanged ? (tried.data ?? assessment.valuation) : assessment.valuation,
    /** Told of the value that is shown. */
    story: (isChanged ? tried.data?.story : undefined) ?? assessment.story,
    facts: { ...assessed, ...changes.facts },
    setFact: <Name extends keyof PropertyFacts>(name: Name, value: PropertyFacts[Name]) =>
      change(withFact(changes, assessed, name, value)),
    drop: (saleId: string) => {
      setJustChosen({ saleId });
      change(withoutSale(changes, saleId));
    },
    add: (saleId: string) => {
      setJustChosen({ saleId });
      change(withSale(changes, saleId));
    },
    /** The sale that was left out or added last: its reason is asked for next. */
    justChosen,
    explain: (saleId: string, reason: string) => change(withReason(changes, saleId, reason)),
    unexplained: unexplained(changes),
    /** How often somebody wanted to keep it before every sale had its reason. */
    timesAsked,
    askForReasons: () => setTimesAsked((times) => times + 1),
    /** Lets a kept scenario, or the assessment itself, speak again. */
    reset: () => {
      forgetDraft();
      setTimesAsked(0);
      if (scenarioId !== null) openScenario(null);
    },
    /** After it was kept: the address names it from now on. */
    follow: (id: string) => {
      forgetDraft();
      setTimesAsked(0);
      openScenario(id);
    },
  };
}

export type WhatIf = ReturnType<typeof useWhatIf>;
