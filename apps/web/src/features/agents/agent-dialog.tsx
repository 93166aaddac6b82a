import type { Agent } from '@propguard/protocol/agents';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AgentForm } from './agent-form.tsx';
import { text } from './text.ts';

/** Without an agent: to add one. */
export function AgentDialog({ agent }: { agent: Agent | null }) {
  const [open, setOpen] = useState(false);
  const trigger = agent ? (
    <Button kind="ghost" size="sm" aria-label={text.editOf(agent.name)}>
      {text.edit}
    </Button>
  ) : (
    <Button kind="primary" icon={UserPlus}>
      {text.add}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={agent ? text.editTitle(agent.name) : text.addTitle}
    >
      <AgentForm agent={agent} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
