import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { text } from './text.ts';

export function DeleteAccountCard() {
  const { session } = useSession();
  const [asking, setAsking] = useState(false);
  const email = session?.account.email;
  if (!email) return null;
  return (
    <Card title={text.remove.title}>
      <p className="max-w-[60ch] text-muted">{text.remove.description}</p>
      <Button kind="danger" className="mt-4" onClick={() => setAsking(true)}>
        {text.remove.open}
      </Button>
      <DeleteAccountDialog email={email} open={asking} onOpenChange={setAsking} />
    </Card>
  );
}
