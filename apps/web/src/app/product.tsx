import { DataProvider } from '../lib/data-provider.tsx';
import { Shell } from './shell.tsx';

/** Everything but the landing page, which is drawn without the API's client. */
export function Product() {
  return (
    <DataProvider>
      <Shell />
    </DataProvider>
  );
}
