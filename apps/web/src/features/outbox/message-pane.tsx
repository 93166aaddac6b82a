import type { OutboxMessage } from '@propguard/protocol/installation';
import { useState } from 'react';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { GonePane, SidePane } from '../../ui/overlays/side-pane.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { firstLink, messageParts } from './message-links.ts';
import { MessageStateBadge } from './message-state-badge.tsx';
import { text } from './text.ts';

const words = text.detail.body;
const VIEWS = [
  { value: 'letter', label: words.letter },
  { value: 'text', label: words.text },
] as const;
type View = (typeof VIEWS)[number]['value'];

interface MessagePaneProps {
  message: OutboxMessage | undefined;
  onClose: () => void;
}

export function MessagePane({ message, onClose }: MessagePaneProps) {
  const frame = { label: text.detail.label, closeLabel: text.detail.close, onClose };
  if (!message) {
    return (
      <GonePane {...frame} title={text.detail.goneTitle}>
        {text.detail.gone}
      </GonePane>
    );
  }
  const link = firstLink(message.text);
  return (
    <SidePane
      {...frame}
      title={message.subject}
      badge={<MessageStateBadge state={message.state} />}
      footer={link ? <CopyButton text={link} label={text.detail.copyLink} size="md" /> : undefined}
    >
      <MessageBody message={message} />
    </SidePane>
  );
}

function MessageBody({ message }: { message: OutboxMessage }) {
  const { dateTime } = useInstantText();
  const [view, setView] = useState<View>('letter');
  return (
    <div className="grid gap-4">
      {message.error ? (
        <Alert tone="danger" title={text.detail.error}>
          <span className="break-words">{message.error}</span>
        </Alert>
      ) : null}
      <DefinitionList
        items={[
          { term: text.detail.to, detail: message.to },
          { term: text.detail.written, detail: dateTime(message.createdAt) },
          ...(message.sentAt ? [{ term: text.detail.sent, detail: dateTime(message.sentAt) }] : []),
        ]}
      />
      <div className="grid gap-3 border-t border-line pt-4">
        {message.html === null ? null : (
          <SegmentedControl
            label={words.label}
            options={VIEWS}
            value={view}
            onValueChange={setView}
            className="justify-self-start"
          />
        )}
        {message.html !== null && view === 'letter' ? (
          <LetterPreview subject={message.subject} html={message.html} />
        ) : (
          <MessageText text={message.text} />
        )}
      </div>
    </div>
  );
}

function MessageText({ text: body }: { text: string }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {messageParts(body).map((part, index) =>
        part.kind === 'link' ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
            key={index}
            href={part.text}
            className="touch-area rounded-1 break-all text-accent underline decoration-1 underline-offset-3"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
