import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { InboxList } from './inbox-list.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { text } from './text.ts';
import { Thread } from './thread.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useInboxPages } from './use-inbox-pages.ts';
import { useRoomBelow } from './use-room-below.ts';

/** The person beside the conversation, where three columns fit beside the rail. */
const FITS_THREE = '(width >= 80rem)';
const FITS_TWO = '(width >= 56rem)';

/** The list, the chosen conversation and whom it is with; on a narrow screen one of them at a time. */
export function InboxScreen() {
  const address = useInboxAddress();
  const pages = useInboxPages(address);
  const box = useRef<HTMLDivElement>(null);
  const top = useRoomBelow(box);
  const search = useRef<HTMLInputElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const isWide = useMedia(FITS_THREE);
  const isMiddle = useMedia(FITS_TWO);
  useInboxKeys({ address, rows: pages.rows ?? [], search, onHelp: () => setShowsKeys(true) });
  const { chosenId } = address;
  const isNothingYet = pages.rows?.length === 0 && pages.query === '' && address.view === 'open';
  const nothingYet = isNothingYet ? (
    <EmptyState title={text.nothingYet.title} className="m-auto">
      {text.nothingYet.hint} <TextLink to={SCREENS.channels.path}>{text.nothingYet.link}</TextLink>
    </EmptyState>
  ) : null;
  const thread = chosenId ? (
    <Thread
      key={chosenId}
      id={chosenId}
      hasPane={isWide}
      onBack={isMiddle ? null : () => address.choose(null)}
    />
  ) : pages.rows?.length ? (
    <EmptyState title={text.choose.title} className="m-auto">
      {text.choose.hint}
    </EmptyState>
  ) : (
    nothingYet
  );
  const list = <InboxList address={address} pages={pages} search={search} />;
  return (
    <div ref={box} style={{ height: `calc(100dvh - ${top}px)` }} className="flex min-h-120 flex-col">
      {isMiddle ? (
        <div
          className={clsx(
            'grid min-h-0 flex-1 divide-x divide-line',
            isWide ? 'grid-cols-[336px_minmax(0,1fr)]' : 'grid-cols-[300px_minmax(0,1fr)]',
          )}
        >
          {list}
          <div className="flex min-h-0 min-w-0 bg-surface">{thread}</div>
        </div>
      ) : chosenId ? (
        <div className="flex min-h-0 flex-1 bg-surface">{thread}</div>
      ) : (
        <>
          {list}
          {nothingYet}
        </>
      )}
      <KeysDialog open={showsKeys} onOpenChange={setShowsKeys} />
    </div>
  );
}
