import { useSession } from '../lib/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { accountMenu } from './lazy-parts.ts';
import { MenuButton } from './menu-button.tsx';
import { screenAt } from './paths.ts';
import { text } from './text.ts';

/** The account's menu, or the way to one. */
export function AccountButton() {
  const { session, isPending, signedIn } = useSession();
  if (session && signedIn) {
    return (
      <MenuButton
        menu={accountMenu}
        aria-label={text.account(session.account.name)}
        className="touch-area rounded-full"
      >
        <span aria-hidden="true">
          <Avatar name={session.account.name} />
        </span>
      </MenuButton>
    );
  }
  if (isPending || screenAt('/sign-in') === undefined) return null;
  return (
    <LinkButton to="/sign-in" size="sm" className="max-md:border-transparent max-md:bg-transparent">
      {text.signIn}
    </LinkButton>
  );
}
