import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { onVisitorSession } from '../lib/api.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { setSession } from '../lib/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './shell.tsx';

const queryClient = createQueryClient();
onVisitorSession((session) => setSession(queryClient, session));

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
