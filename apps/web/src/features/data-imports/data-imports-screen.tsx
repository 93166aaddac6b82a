import { FIRST_PAGE } from '../../lib/list-address.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Page } from '../../ui/layout/page.tsx';
import { ImportDetailPage } from './import-detail-page.tsx';
import { ImportList } from './import-list.tsx';
import { NewImportCard } from './new-import-card.tsx';
import { text } from './text.ts';

/** The list, or one import: `?import=`. */
export function DataImportsScreen() {
  const { params, change } = useAddressParams();
  const id = params.get('import');
  const open = (next: string | null) => change({ ...FIRST_PAGE, import: next, reason: null });
  if (id) return <ImportDetailPage key={id} id={id} onGone={() => open(null)} />;
  return (
    <Page title={text.title} description={text.description}>
      <NewImportCard onRead={open} />
      <ImportList onOpen={open} />
    </Page>
  );
}
