import { Suspense, useState } from 'react';
import { ChatLauncher } from '../features/assistant/widget/chat-launcher.tsx';
import { landingChatWidget } from './frame-parts.ts';

/** The button alone: what it opens, and the API's client, come when it is first pressed. */
export function LandingChat() {
  const [isAsked, setAsked] = useState(false);
  const launcher = <ChatLauncher variant="core" service={null} unread={0} onOpen={() => setAsked(true)} />;
  return isAsked ? (
    <Suspense fallback={launcher}>
      <landingChatWidget.Component />
    </Suspense>
  ) : (
    launcher
  );
}
