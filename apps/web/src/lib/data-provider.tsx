import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onVisitorSession } from './api.ts';
import { createQueryClient } from './query-client.ts';
import { setSession } from './session.ts';

const queryClient = createQueryClient();
onVisitorSession((session) => setSession(queryClient, session));

/** What was read stays read: the client outlives the parts of the page that use it. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
