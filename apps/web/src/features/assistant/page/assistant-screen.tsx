import { useState } from 'react';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { useMedia } from '../../../ui/layout/use-media.ts';
import { LiveMarketPanel } from '../live-market/live-market-panel.tsx';
import { text } from '../text.ts';
import { ChatColumn } from './chat-column.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useChosenConversation } from './use-chosen-conversation.ts';

const words = text.page;
const VIEWS = ['chat', 'list', 'market'] as const;
type View = (typeof VIEWS)[number];
const CHOICES = VIEWS.map((value) => ({ value, label: words.tabs[value] }));
/** Three columns fit beside the rail. */
const FITS_THREE = '(width >= 80rem)';

/** Conversations, the chosen one, and the market beside it; on a narrow screen one of them at a time. */
export function AssistantScreen() {
  const chosen = useChosenConversation();
  const [view, setView] = useState<View>('chat');
  const isWide = useMedia(FITS_THREE);
  const list = (
    <ConversationList
      chosenId={chosen.id}
      onChoose={(id) => {
        chosen.choose(id);
        setView('chat');
      }}
      onBegin={() => {
        chosen.beginAnew();
        setView('chat');
      }}
    />
  );
  return (
    <div className="flex h-[calc(100dvh-var(--bar,52px))] min-h-120 flex-col">
      <h1 className="sr-only">{words.title}</h1>
      {isWide ? (
        <div className="grid min-h-0 flex-1 grid-cols-[260px_minmax(0,1fr)_360px] divide-x divide-line">
          <nav aria-label={words.list} className="flex min-h-0 flex-col">
            {list}
          </nav>
          <ChatColumn key={chosen.id} chosen={chosen} />
          <div className="min-h-0 overflow-y-auto">
            <LiveMarketPanel />
          </div>
        </div>
      ) : (
        <>
          <div className="flex-none border-b border-line px-4 py-2">
            <SegmentedControl
              label={words.views}
              options={CHOICES}
              value={view}
              onValueChange={setView}
              wide
            />
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
            {view === 'chat' ? <ChatColumn key={chosen.id} chosen={chosen} /> : null}
            {view === 'list' ? list : null}
            {view === 'market' ? <LiveMarketPanel /> : null}
          </div>
        </>
      )}
    </div>
  );
}
