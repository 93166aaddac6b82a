import { Suspense, useState } from 'react';
import { ChatLauncher } from '../features/assistant/widget/chat-launcher.tsx';
import { onDemand } from './on-demand.tsx';

const widget = onDemand<object>(async () => (await import('./landing-chat-widget.tsx')).LandingChatWidget);

/** The button alone: what it opens, and the API's client, come when it is first pressed. */
export function LandingChat() {
  const [isAsked, setAsked] = useState(false);
  const launcher = <ChatLauncher variant="core" service={null} unread={0} onOpen={() => setAsked(true)} />;
  return isAsked ? (
    <Suspense fallback={launcher}>
      <widget.Component />
    </Suspense>
  ) : (
    launcher
  );
}
