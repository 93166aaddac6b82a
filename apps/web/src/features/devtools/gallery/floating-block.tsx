import { Copy, FolderOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuRadio,
  MenuSeparator,
} from '../../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { text } from '../text.ts';
import { Block, Row } from './block.tsx';
import { PROPERTY_TYPES } from './sample.ts';

const words = text.floating;
const LINK = 'https://propguard.example/reports/VR-48120736';

export function FloatingBlock() {
  const [sharing, setSharing] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [kind, setKind] = useState('house');
  const sayOpened = () => notify.info({ title: words.menuOpen });
  return (
    <Block heading={text.blocks.floating}>
      <Row>
        <Dialog
          open={sharing}
          onOpenChange={setSharing}
          trigger={<Button>{words.dialog}</Button>}
          title={words.dialogTitle}
          description={words.dialogDescription}
          footer={
            <>
              <Button onClick={() => setSharing(false)}>{words.cancel}</Button>
              <Button kind="primary" onClick={() => setSharing(false)}>
                {words.done}
              </Button>
            </>
          }
        >
          <Field label={words.dialogField}>
            <TextInput
              readOnly
              value={LINK}
              end={<CopyButton text={LINK} label={words.menuCopy} compact className="-mr-2.5" />}
            />
          </Field>
        </Dialog>
        <Button kind="danger" onClick={() => setConfirming(true)}>
          {words.confirm}
        </Button>
        <ConfirmDialog
          open={confirming}
          onOpenChange={setConfirming}
          title={words.confirmTitle}
          description={words.confirmDescription}
          confirmLabel={words.confirmAction}
          typeToConfirm={{ label: words.confirmPhraseLabel, phrase: words.confirmPhrase }}
          onConfirm={() => setConfirming(false)}
        />
        <Sheet
          trigger={<Button>{words.sheet}</Button>}
          title={words.sheetTitle}
          description={words.sheetDescription}
        >
          <DefinitionList
            layout="columns"
            items={[
              { term: 'Email', detail: 'priya.raman@example.com.au' },
              { term: 'Phone', detail: '0491 570 156' },
              { term: 'Budget', detail: '$1,600,000 – $2,000,000' },
            ]}
          />
        </Sheet>
        <Popover trigger={<Button>{words.popover}</Button>} label={words.popover} align="start">
          {words.popoverText}
        </Popover>
        <DropdownMenu trigger={<Button>{words.menu}</Button>} align="start">
          <MenuLabel>{words.menuLabel}</MenuLabel>
          <MenuItem icon={FolderOpen} onSelect={sayOpened}>
            {words.menuOpen}
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => notify.copied(text.toasts.copied)}>
            {words.menuCopy}
          </MenuItem>
          <MenuSeparator />
          <MenuRadio
            label={text.inputs.propertyType}
            options={PROPERTY_TYPES}
            value={kind}
            onValueChange={setKind}
          />
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setConfirming(true)}>
            {words.menuDelete}
          </MenuItem>
        </DropdownMenu>
        <Tooltip content={words.tooltipText}>
          <Button>{words.tooltip}</Button>
        </Tooltip>
      </Row>
    </Block>
  );
}
