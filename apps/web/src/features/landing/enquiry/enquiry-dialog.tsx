import { DataProvider } from '../../../lib/data-provider.tsx';
import { CallDialog } from './call-dialog.tsx';
import { SalesDialog } from './sales-dialog.tsx';

interface EnquiryDialogProps {
  kind: 'sales' | 'call';
  onClose: () => void;
}

/** The first part of the landing page that needs the API's client, and brings it. */
export function EnquiryDialog({ kind, onClose }: EnquiryDialogProps) {
  return (
    <DataProvider>
      {kind === 'sales' ? <SalesDialog onClose={onClose} /> : <CallDialog onClose={onClose} />}
    </DataProvider>
  );
}
