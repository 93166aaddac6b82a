import type { Preferences } from '@propguard/protocol/consent';
import { LANGUAGE_CODES, type LanguageCode } from '@propguard/rules/languages/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { mayPass } from '../../lib/retry-policy.ts';
import { preferencesQuery } from './queries.ts';

/** What the browser speaks, if it is one of ours. */
const browserLanguage = (): LanguageCode =>
  LANGUAGE_CODES.find((code) =>
    navigator.languages.some((name) => name.toLowerCase().split('-')[0] === code),
  ) ?? 'en';

export interface GuestPage {
  pass: string;
  language: LanguageCode;
  setLanguage: (language: LanguageCode) => void;
  preferences: Preferences | undefined;
  /** `gone`: the link is none, or none any more. */
  failure: 'gone' | 'failed' | null;
  retry: () => void;
}

/** `/unsubscribe/{pass}` and `/preferences/{pass}` are drawn without the router's table, so the pass is read off. */
export function useGuestPage(): GuestPage {
  const pass = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const { data, error, refetch } = useQuery(preferencesQuery(pass));
  const [chosen, setChosen] = useState<LanguageCode | null>(null);
  return {
    pass,
    language: chosen ?? data?.language ?? browserLanguage(),
    setLanguage: setChosen,
    preferences: data,
    // A server that is busy or failed says nothing about the link.
    failure: error ? (isApiError(error) && !mayPass(error) ? 'gone' : 'failed') : null,
    retry: () => void refetch(),
  };
}
