import { ChatWidget } from '../features/assistant/widget/chat-widget.tsx';
import { DataProvider } from '../lib/data-provider.tsx';

/** The chat above the landing page, which is drawn without the API's client. */
export function LandingChatWidget() {
  return (
    <DataProvider>
      <ChatWidget startsOpen />
    </DataProvider>
  );
}
