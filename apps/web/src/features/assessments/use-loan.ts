import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';
import { useQuery } from '@tanstack/react-query';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { loanQuery } from './queries.ts';
import { wholeNumberIn } from './whole-number.ts';

const TYPING_PAUSE_MS = 250;

/** A loan against a value, as it is typed: it lives in the address (`?loan=`). The rules answer as one types. */
export function useLoan(valuationAud: number | null) {
  const { params, change } = useAddressParams();
  const typed = params.get('loan') ?? '';
  const amountAud = wholeNumberIn(typed, { min: 1, max: LARGEST_AMOUNT_AUD });
  const isInvalid = amountAud === 'invalid';
  const settled = useDebounced(isInvalid ? null : amountAud, TYPING_PAUSE_MS);
  const facts =
    valuationAud === null ? null : { valuationAud, ...(settled === null ? {} : { amountAud: settled }) };
  const { data, error, refetch } = useQuery(loanQuery(facts));
  return {
    typed,
    type: (next: string) => change({ loan: next }, { replace: true }),
    isInvalid,
    /** What the rules say; absent until they have spoken. */
    lending: data,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
