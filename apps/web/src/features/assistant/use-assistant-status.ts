import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTriedKey } from '../../lib/tried-key.ts';
import { statusQuery, triedStatusQuery } from './queries.ts';
import { text } from './text.ts';

/** Pages, by what they have read, on which an outside engine has been tried. */
const triedOn = new WeakSet<QueryClient>();

/**
 * CORE-CONN-02: an outside engine that is chosen is tried once when the first chat is opened. A key that the person
 * tries without storing it takes its place.
 */
export function useAssistantStatus() {
  const queryClient = useQueryClient();
  const tried = useTriedKey();
  const stored = useQuery(statusQuery());
  const trial = useQuery(triedStatusQuery(tried));
  const { mutate } = useMutation({
    ...api.assistant.connect.mutationOptions(),
    onSuccess: (status) => queryClient.setQueryData(statusQuery().queryKey, status),
  });
  const engine = stored.data?.engine;
  useEffect(() => {
    if (engine === undefined || engine === 'own' || tried || triedOn.has(queryClient)) return;
    triedOn.add(queryClient);
    mutate({});
  }, [engine, mutate, tried, queryClient]);
  const status = tried ? trial.data : stored.data;
  const service = status?.isAuthenticated === true ? status.poweredBy : null;
  return {
    status,
    tried,
    isConnecting: tried !== null && trial.isFetching,
    /** How each engine has done, whichever is asked now. */
    engines: stored.data?.engines ?? [],
    /** The outside service that answers now; null is fallback mode. */
    service,
    banner: tried && trial.error ? errorText(trial.error) : (status?.banner ?? null),
    line: service ? text.status.poweredBy(service) : text.status.fallback,
    placeholder: service ? text.composer.connected(service) : text.composer.fallback,
    credit: service ? text.credit.with(service) : text.credit.own,
  };
}
