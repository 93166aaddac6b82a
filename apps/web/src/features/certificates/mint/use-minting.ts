import type { Assessment } from '@propguard/protocol/assessments';
import {
  MINT_FAILURE_TEXT,
  type MintingState,
  mintingState,
} from '@propguard/rules/certificates/certificate-states';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { certificateOfQuery } from '../queries.ts';

/** CORE-CHAIN-03 to CORE-CHAIN-05: idle, minting, then minted or error; 'Try again' goes back to idle. */
export function useMinting(assessment: Assessment | undefined) {
  const queryClient = useQueryClient();
  const [isDismissed, setIsDismissed] = useState(false);
  const listed = useQuery(certificateOfQuery(assessment?.id ?? null));
  const mint = useMutation({
    ...api.certificates.mint.mutationOptions(),
    onMutate: () => setIsDismissed(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.certificates.list.key() }),
  });
  const newest = listed.data?.items[0] ?? null;
  // A revoked certificate makes room for another.
  const certificate = newest?.published?.revokedAt ? null : newest;
  const reached = mint.isPending ? 'minting' : mint.isError ? 'error' : mintingState(certificate);
  const state: MintingState = isDismissed && reached === 'error' ? 'idle' : reached;
  return {
    state,
    certificate,
    revoked: newest?.published?.revokedAt ? newest : null,
    isLoading: assessment !== undefined && listed.isPending,
    readError: listed.error,
    retry: () => void listed.refetch(),
    failure: mint.isError
      ? (fieldErrorsOf(mint.error)[0]?.message ?? errorText(mint.error))
      : (certificate?.failure?.message ?? MINT_FAILURE_TEXT.other),
    mint: ({ id, valuation, hazards }: Assessment) =>
      mint.mutate({
        property_data: { assessment_id: id },
        valuation_data: {
          valuation: valuation.valueAud ?? undefined,
          confidence: statedConfidence(valuation),
          risk_score: hazards.riskScore,
        },
      }),
    tryAgain: () => {
      mint.reset();
      setIsDismissed(true);
    },
  };
}
