import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { onVisitorSession } from './api.ts';
import { createQueryClient } from './query-client.ts';
import { sessionQuery, setSession } from './session.ts';

/** For what is asked before anything is drawn. */
export const queryClient = createQueryClient();
onVisitorSession((session) => {
  // The answer to who was there before is not to come after it.
  const silenced = queryClient.cancelQueries({ queryKey: sessionQuery().queryKey });
  void silenced.then(() => setSession(queryClient, session));
});

/** What was read stays read: the client outlives the parts of the page that use it. One that is there already is kept. */
export function DataProvider({ children }: { children: ReactNode }) {
  const around = useContext(QueryClientContext);
  return <QueryClientProvider client={around ?? queryClient}>{children}</QueryClientProvider>;
}
