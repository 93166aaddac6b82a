import type { Session } from '@propguard/protocol/account';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { askPasskey, canUsePasskeys, wasCalledOff } from '../../lib/passkeys.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { text } from './text.ts';

/** Nothing where the browser knows no passkeys. */
export function PasskeyButton({
  onDone,
  second,
  kind = 'secondary',
}: {
  onDone: (session: Session) => Promise<void>;
  /** As the second step after a password: what that step is known by. */
  second?: string;
  kind?: 'primary' | 'secondary';
}) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { token, options } = await apiClient.security.signInChallenge();
      const credential = await askPasskey(options);
      await onDone(
        await apiClient.security.signInByPasskey({ token, credential, ...(second ? { second } : {}) }),
      );
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="grid gap-3">
      {signIn.error && !wasCalledOff(signIn.error) ? <ErrorState title={errorText(signIn.error)} /> : null}
      <Button
        wide
        kind={kind}
        busy={signIn.isPending}
        busyLabel={text.signIn.waiting}
        onClick={() => signIn.mutate()}
      >
        <Icon of={KeyRound} /> {text.signIn.byPasskey}
      </Button>
    </div>
  );
}
