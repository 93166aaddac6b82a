import type { Agent } from '@propguard/protocol/agents';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { NewPageForm } from './new-page-form.tsx';
import { text } from './text.ts';

export function NewPageDialog({ agents }: { agents: readonly Agent[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={text.addTitle}
      trigger={
        <Button kind="primary" icon={Plus} disabled={agents.length === 0}>
          {text.add}
        </Button>
      }
    >
      <NewPageForm agents={agents} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
