import type { Passkey } from '@propguard/protocol/security';
import { useState } from 'react';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { text } from './text.ts';

interface PasskeyRowsProps {
  passkeys: readonly Passkey[];
  hasApp: boolean;
}

export function PasskeyRows({ passkeys, hasApp }: PasskeyRowsProps) {
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
        ))}
      </ul>
      {removing ? (
        <RemovePasskeyDialog
          passkey={removing}
          isLast={passkeys.length === 1 && !hasApp}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </>
  );
}

function PasskeyRow({
  passkey: { name, createdAt, usedAt },
  onRemove,
}: {
  passkey: Passkey;
  onRemove: () => void;
}) {
  const instant = useInstantText();
  const when = [text.since(instant.date(createdAt)), ...(usedAt ? [text.used(instant.date(usedAt))] : [])];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="min-w-0 font-medium break-words">{name}</span>
      <span className="text-muted">{when.join(', ')}</span>
      <Button size="sm" className="ml-auto" aria-label={text.removeOf(name)} onClick={onRemove}>
        {text.remove}
      </Button>
    </li>
  );
}
