import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { installationQuery } from '../lib/installation.ts';
import { useSession } from '../lib/session.ts';
import { SCREENS, screenAt } from '../routes/route-table.ts';
import type { ScreenEntry } from '../routes/screen-entry.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { accessText } from './access-text.ts';
import { text } from './text.ts';

const MOST_NAMES = 3;

export interface AccessNoticeProps {
  entry: ScreenEntry;
  signedIn: boolean;
}

function reasonFor({ entry, signedIn }: AccessNoticeProps) {
  if (!signedIn) return { title: accessText.signInTitle, description: accessText.signInDescription };
  if (entry.needs === 'operator')
    return { title: accessText.operatorTitle, description: accessText.operatorDescription };
  return { title: accessText.roleTitle, description: accessText.roleDescription };
}

/** Whether they could become the operator: nobody is, or the configuration names their address. */
function useMayOperate({ entry, signedIn }: AccessNoticeProps): boolean {
  const isAsked = signedIn && entry.needs === 'operator';
  const { data } = useQuery({ ...api.account.operatorState.queryOptions(), enabled: isAsked });
  return isAsked && (data?.state === 'token' || data?.state === 'take-over');
}

/** Whom to ask for more: owners and admins by name, or whoever runs the installation. */
function useWhomToAsk({ entry, signedIn }: AccessNoticeProps, mayOperate: boolean): string | null {
  const { session } = useSession();
  const isOfOperator = entry.needs === 'operator';
  const hasWorkspace = signedIn && session?.workspace != null;
  const members = useQuery({
    ...api.workspaces.members.queryOptions(),
    enabled: hasWorkspace && !isOfOperator,
  });
  const { data: installation } = useQuery({ ...installationQuery(), enabled: signedIn && isOfOperator });
  if (!signedIn || mayOperate) return null;
  if (isOfOperator)
    return installation?.operatorContact ? accessText.askContact(installation.operatorContact) : null;
  const names = (members.data?.items ?? [])
    .filter(({ role, you }) => !you && roleAtLeast(role, 'admin'))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
  return names.length === 0 ? null : accessText.ask(names);
}

/** Says why a screen stays closed, to someone who came by a link. */
export function AccessNotice(props: AccessNoticeProps) {
  const mayOperate = useMayOperate(props);
  const { title, description } = mayOperate
    ? { title: accessText.operatorTitle, description: accessText.claimDescription }
    : reasonFor(props);
  const ask = useWhomToAsk(props, mayOperate);
  const offersSignIn = !props.signedIn && screenAt('/sign-in') !== undefined;
  return (
    <section className="mx-auto grid min-h-[60vh] w-full max-w-120 content-center justify-items-start px-4 py-16">
      <h1 className="text-20 tracking-title">{title}</h1>
      <p className="mt-1.5 text-muted">
        {description} {ask}
      </p>
      {mayOperate ? (
        <LinkButton to={SCREENS.operatorClaim.path} kind="primary" className="mt-5">
          {SCREENS.operatorClaim.title}
        </LinkButton>
      ) : (
        <LinkButton
          to={offersSignIn ? `/sign-in?next=${encodeURIComponent(props.entry.path)}` : '/'}
          kind={offersSignIn ? 'primary' : 'secondary'}
          className="mt-5"
        >
          {offersSignIn ? text.signIn : accessText.home}
        </LinkButton>
      )}
    </section>
  );
}
