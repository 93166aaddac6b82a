import { Navigate, Route, Routes } from 'react-router';
import { NotFoundScreen } from './not-found-screen.tsx';
import { REDIRECTS, SCREEN_NAMES, type ScreenName, screenEntry } from './paths.ts';
import { lazyScreen } from './screen-chunks.ts';
import { ScreenGate } from './screen-gate.tsx';
import { SCREEN_LOADERS } from './screens.ts';

function routeTo(name: ScreenName) {
  const entry = screenEntry(name);
  const Screen = lazyScreen(SCREEN_LOADERS[name]);
  return { path: entry.path, element: <ScreenGate entry={entry}><Screen /></ScreenGate> };
}

const ROUTES = SCREEN_NAMES.map(routeTo);

export function AppRoutes() {
  return (
    <Routes>
      {REDIRECTS.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      {ROUTES.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
