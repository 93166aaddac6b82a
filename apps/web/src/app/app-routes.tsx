import { Navigate, Route, Routes } from 'react-router';
import { REDIRECTS, SCREEN_NAMES, type ScreenName, screenEntry } from '../routes/route-table.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { SCREEN_COMPONENTS } from './screen-components.ts';
import { ScreenGate } from './screen-gate.tsx';

const IN_SHELL = SCREEN_NAMES.filter((name) => !screenEntry(name).ownFrame);

function screenElement(name: ScreenName) {
  const Screen = SCREEN_COMPONENTS[name].Component;
  return (
    <ScreenGate entry={screenEntry(name)}>
      <Screen />
    </ScreenGate>
  );
}

export function AppRoutes() {
  return (
    <Routes>
      {REDIRECTS.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      {IN_SHELL.map((name) => (
        <Route key={name} path={screenEntry(name).path} element={screenElement(name)} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
