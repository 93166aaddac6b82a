import { ENQUIRY_KINDS } from '@propguard/protocol/enquiries';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListWithPane } from '../../ui/overlays/side-pane.tsx';
import { EnquiryPane } from './enquiry-pane.tsx';
import { EnquiryTable } from './enquiry-table.tsx';
import { HomeWorkspaceChoice } from './home-workspace-choice.tsx';
import { text } from './text.ts';
import { useEnquiryPage } from './use-enquiry-page.ts';

const KIND_CHOICES = [
  { value: 'all' as const, label: text.all },
  ...ENQUIRY_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] })),
];

export function EnquiriesScreen() {
  const page = useEnquiryPage();
  const isReading = page.selectedId !== null && page.items !== undefined;
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={
        <SegmentedControl
          label={text.filter}
          options={KIND_CHOICES}
          value={page.kind}
          onValueChange={page.showKind}
        />
      }
    >
      <HomeWorkspaceChoice />
      <ListWithPane
        list={<EnquiryTable page={page} />}
        pane={isReading ? <EnquiryPane enquiry={page.selected} onClose={() => page.select(null)} /> : null}
      />
    </Page>
  );
}
