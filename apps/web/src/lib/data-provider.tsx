import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { onVisitorSession } from './api.ts';
import { createQueryClient } from './query-client.ts';
import { setSession } from './session.ts';

const queryClient = createQueryClient();
onVisitorSession((session) => setSession(queryClient, session));

/** What was read stays read: the client outlives the parts of the page that use it. One that is there already is kept. */
export function DataProvider({ children }: { children: ReactNode }) {
  const around = useContext(QueryClientContext);
  return <QueryClientProvider client={around ?? queryClient}>{children}</QueryClientProvider>;
}
