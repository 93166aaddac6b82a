import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { statusQuery } from './queries.ts';
import { text } from './text.ts';

let hasTried = false;

/** CORE-CONN-02: an outside engine that is chosen is tried once when the first chat is opened. */
export function useAssistantStatus() {
  const queryClient = useQueryClient();
  const { data } = useQuery(statusQuery());
  const { mutate } = useMutation({
    ...api.assistant.connect.mutationOptions(),
    onSuccess: (status) => queryClient.setQueryData(statusQuery().queryKey, status),
  });
  const engine = data?.engine;
  useEffect(() => {
    if (engine === undefined || engine === 'own' || hasTried) return;
    hasTried = true;
    mutate({});
  }, [engine, mutate]);
  const service = data?.isAuthenticated === true ? data.poweredBy : null;
  return {
    status: data,
    /** The outside service that answers now; null is fallback mode. */
    service,
    banner: data?.banner ?? null,
    line: service ? text.status.poweredBy(service) : text.status.fallback,
    placeholder: service ? text.composer.connected(service) : text.composer.fallback,
    credit: service ? text.credit.with(service) : text.credit.own,
  };
}
