import { useSession } from '../lib/session.ts';
import { Avatar } from '../parts/people/avatar.tsx';
import { screenAt } from '../routes/route-table.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { accountMenu } from './lazy-parts.ts';
import { MenuButton } from './menu-button.tsx';
import { text } from './text.ts';

/** The account's menu, or the way to one. */
export function AccountButton() {
  const { session, isPending, signedIn } = useSession();
  if (session && signedIn) {
    return (
      <MenuButton menu={accountMenu} className="touch-area rounded-full">
        <VisuallyHidden>{text.account}</VisuallyHidden> <Avatar name={session.account.name} />
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
