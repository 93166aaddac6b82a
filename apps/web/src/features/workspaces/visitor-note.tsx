import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';

/** What a visitor's workspace is, and how to keep it. */
export function VisitorNote({ returnTo }: { returnTo: string }) {
  const { session } = useSession();
  const signUp = `/sign-up?next=${encodeURIComponent(returnTo)}`;
  return (
    <Alert
      title={text.visitor.title}
      action={
        <LinkButton to={signUp} kind="primary" size="sm">
          {text.visitor.signUp}
        </LinkButton>
      }
    >
      {session?.workspace ? text.visitor.description : text.visitor.none}
    </Alert>
  );
}
