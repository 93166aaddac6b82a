import type { MadeInvitation } from '@propguard/protocol/workspaces';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { text } from './text.ts';

const words = text.invite;

interface InvitationLinkProps {
  invitation: MadeInvitation & { path: string };
  onDone: () => void;
}

/** The link, to be handed on: it is shown this once. */
export function InvitationLink({ invitation: { email, path, expiresAt }, onDone }: InvitationLinkProps) {
  const { date } = useInstantText();
  const link = `${window.location.origin}${path}`;
  return (
    <div className="grid gap-4">
      <p className="text-13 text-pretty">{words.linkAbout(email)}</p>
      <Field label={words.link} hint={words.linkHint(date(expiresAt))}>
        <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton size="md" text={link} label={words.copyLink} />
        <Button kind="primary" onClick={onDone}>
          {words.linkDone}
        </Button>
      </div>
    </div>
  );
}

export const hasLink = (invitation: MadeInvitation): invitation is MadeInvitation & { path: string } =>
  invitation.path !== null;
