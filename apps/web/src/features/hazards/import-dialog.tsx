import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ImportForm } from './import-form.tsx';
import { text } from './text.ts';

export function ImportDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="primary" icon={Upload}>
          {text.form.open}
        </Button>
      }
      title={text.form.title}
      description={text.form.description}
    >
      <ImportForm onClose={() => setOpen(false)} />
    </Dialog>
  );
}
