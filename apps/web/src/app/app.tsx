import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
