import { LoanFacts } from '@propguard/protocol/loan-facts';
import type { Loan } from '@propguard/protocol/loans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ALL_LOAN_FIELDS } from './fact-fields.ts';
import { type FactValues, toFacts, toValues } from './fact-values.ts';
import { factsResolver } from './facts-resolver.ts';
import { loanDraft } from './loan-draft.ts';
import { assessmentQuery } from './queries.ts';

/** Typing is over for a moment. */
const TYPING_PAUSE_MS = 250;

const isSame = (one: FactValues, other: FactValues): boolean => JSON.stringify(one) === JSON.stringify(other);

const EMPTY = toValues(ALL_LOAN_FIELDS, {});
const resolver = factsResolver(ALL_LOAN_FIELDS, LoanFacts);

/** The facts of one loan as they are typed, and what the rules say to the last that were valid. */
export function useLoanForm(loan: Loan | null, carried: LoanFacts, desk: string) {
  const base = JSON.stringify(loan?.facts ?? carried);
  const saved = useMemo(() => toValues(ALL_LOAN_FIELDS, JSON.parse(base) as LoanFacts), [base]);
  const [draft] = useState(() => loanDraft.read(desk));
  const version = loan?.version ?? null;
  // Somebody saved the loan while it was being typed over, here or in another tab.
  const [isBehind, setBehind] = useState(
    () => draft !== null && draft.version !== version && !isSame(draft.values, saved),
  );
  const form = useForm<FactValues>({
    resolver,
    mode: 'onChange',
    defaultValues: draft?.values ?? saved,
  });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    const typed = values as FactValues;
    if (isSame(typed, saved)) {
      if (loanDraft.read(desk)) loanDraft.drop();
    } else loanDraft.keep(desk, { values: typed, version: isBehind ? (draft?.version ?? null) : version });
  }, [desk, values, saved, version, isBehind, draft]);
  const parsed = useMemo(() => LoanFacts.safeParse(toFacts(ALL_LOAN_FIELDS, values as FactValues)), [values]);
  const [valid, setValid] = useState<LoanFacts>(() => loan?.facts ?? carried);
  if (parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(valid)) setValid(parsed.data);
  const facts = useDebounced(valid, TYPING_PAUSE_MS);
  return {
    form,
    facts: parsed.success ? parsed.data : null,
    isInterestOnly: values.repayment === 'interest-only',
    clear: () => form.reset(EMPTY),
    isBehind,
    takeSaved: () => {
      form.reset(saved);
      setBehind(false);
    },
    setAmount: (amountAud: number) => {
      form.setValue('amountAud', toValues(ALL_LOAN_FIELDS, { amountAud }).amountAud ?? '', {
        shouldValidate: true,
        shouldDirty: true,
      });
      // The button that was pressed goes with the loan that did not pass.
      form.setFocus('amountAud');
    },
    assessment: useQuery(assessmentQuery({ loan: facts })),
  };
}
