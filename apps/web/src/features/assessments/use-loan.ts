import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';
import { useQuery } from '@tanstack/react-query';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { loanQuery } from './queries.ts';
import { wholeNumberIn } from './whole-number.ts';

const TYPING_PAUSE_MS = 250;

export const loanIn = (typed: string) => wholeNumberIn(typed, { min: 1, max: LARGEST_AMOUNT_AUD });

/** A loan against a value lives in the address (`?loan=`), and the rules answer as one types. */
export function useLoan(valuationAud: number | null) {
  const { params, change } = useAddressParams();
  const sent = params.get('loan') ?? '';
  const amountAud = loanIn(sent);
  const settled = useDebounced(amountAud === 'invalid' ? null : amountAud, TYPING_PAUSE_MS);
  const facts =
    valuationAud === null ? null : { valuationAud, ...(settled === null ? {} : { amountAud: settled }) };
  const { data, error, refetch } = useQuery(loanQuery(facts));
  return {
    sent,
    send: (typed: string) => change({ loan: typed }, { replace: true }),
    /** What the rules say; absent until they have spoken. */
    lending: data,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
