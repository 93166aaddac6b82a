import { canVerify, readVerificationInput } from '@propguard/rules/certificates/verification-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiClient } from '../../../lib/api.ts';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { text } from '../text.ts';
import { type ExampleKind, fetchExample, NoExample } from './fetch-example.ts';

class BadFormat extends Error {}

/** CORE-CHAIN-15, CORE-CHAIN-16: what is no form that we know is not sent. */
const verify = (typed: string) => {
  if (!readVerificationInput(typed)) throw new BadFormat(text.verification.format);
  return apiClient.certificates.verify({ query: typed.trim() });
};

const failureOf = (error: unknown): string => {
  if (error instanceof BadFormat || error instanceof NoExample) return error.message;
  return fieldErrorsOf(error)[0]?.message ?? errorText(error);
};

/** CORE-CHAIN-14: input, verifying, then a result or an error message. */
export function useVerification() {
  const [typed, setTyped] = useState('');
  const verification = useMutation({ mutationFn: async (query: string) => verify(query) });
  const example = useMutation({
    mutationFn: fetchExample,
    onSuccess: (query) => {
      setTyped(query);
      verification.mutate(query);
    },
  });
  const error = example.error ?? verification.error;
  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      verification.reset();
      example.reset();
    },
    canVerify: canVerify(typed),
    verify: () => {
      example.reset();
      verification.mutate(typed);
    },
    tryExample: (kind: ExampleKind) => {
      verification.reset();
      example.mutate(kind);
    },
    isPreparing: example.isPending,
    isVerifying: verification.isPending,
    result: verification.data,
    failure: error ? failureOf(error) : null,
  };
}
