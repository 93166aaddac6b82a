import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useSession } from '../lib/session.ts';
import { noticeSummaryQuery } from '../parts/notices/queries.ts';
import { text } from '../parts/notices/text.ts';
import { buttonLook } from '../ui/controls/button-look.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { noticePanel } from './lazy-parts.ts';
import { MenuButton } from './menu-button.tsx';

const MOST_COUNTED = 99;

/** How much is new, for members; visitors have nobody to be told by. */
export function NoticeBell() {
  const { session, signedIn } = useSession();
  const isMember = signedIn && session?.workspace != null;
  const { data } = useQuery(noticeSummaryQuery(isMember));
  if (!isMember) return null;
  const unseen = data?.unseen ?? 0;
  return (
    <MenuButton
      menu={noticePanel}
      aria-haspopup="dialog"
      aria-label={text.open(unseen)}
      className={buttonLook({ kind: 'ghost', shape: 'square', className: 'relative' })}
    >
      <Icon of={Bell} />
      {unseen > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] leading-none font-semibold text-on-accent tabular-nums"
        >
          {unseen > MOST_COUNTED ? `${MOST_COUNTED}+` : unseen}
        </span>
      ) : null}
    </MenuButton>
  );
}
