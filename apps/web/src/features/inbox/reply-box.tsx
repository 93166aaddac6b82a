import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { fileRefusal } from '@propguard/rules/channels/file-refusal';
import type { Channel } from '@propguard/rules/conversations/channels';
import { NOTE_MAX, REPLY_MAX } from '@propguard/rules/conversations/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send, StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { randomId } from '../../lib/random-id.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { RemovableChip } from '../../ui/controls/removable-chip.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { AttachButton } from './attach-button.tsx';
import { CannedChoices } from './canned-choices.tsx';
import { SuggestedReply } from './suggested-reply.tsx';
import { TemplateReply } from './template-reply.tsx';
import { text } from './text.ts';
import { useCanned } from './use-canned.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { useReplyFile } from './use-reply-file.ts';
import { useReplyWindow } from './use-reply-window.ts';

const words = text.reply;
const KEEP_AFTER_MS = 800;
const BOX = 'mx-3 mb-3 grid flex-none gap-2 rounded-2 border border-control bg-surface p-2 md:mx-5 md:mb-4';
type Mode = 'reply' | 'note';
const MODES = [
  { value: 'reply' as const, label: words.modes.reply },
  { value: 'note' as const, label: words.modes.note },
];

/** What is written is kept for its writer until it is sent. A note is the team's alone. */
interface ReplyBoxProps {
  conversation: InboxConversation;
  /** Words from beside the conversation, to be added to what is written. */
  inserted: { text: string; nth: number } | null;
}

const placeholderOf = (on: Channel): string => {
  if (on === 'email') return words.by('email');
  return on === 'sms' ? words.by(text.channels.sms) : words.on(text.channels[on]);
};

export function ReplyBox({ conversation, inserted }: ReplyBoxProps) {
  const { id, channel, state } = conversation;
  const [mode, setMode] = useState<Mode>('reply');
  const [typed, setTyped] = useState(conversation.draft);
  const [messageId, setMessageId] = useState(randomId);
  const area = useRef<HTMLTextAreaElement>(null);
  const queryClient = useQueryClient();
  const { choose } = useInboxAddress();
  const [on, setOn] = useState<Channel>(channel);
  const [isRefused, setIsRefused] = useState(false);
  const { file, isSending, error: fileError, attach, drop } = useReplyFile();
  const isKept = useKeptDraft(id, mode === 'reply' ? typed : null, conversation.draft);
  const send = useMutation({
    mutationFn: async (): Promise<void> => {
      const fileId = file?.id;
      if (mode === 'note') await apiClient.inbox.addNote({ id, text: typed });
      else if (on === channel || !isConnectedChannel(on))
        await apiClient.inbox.reply({ id, messageId, text: typed, fileId });
      else {
        const reply = { id, messageId, channel: on, text: typed, fileId };
        const { conversationId } = await apiClient.channels.replyElsewhere(reply);
        await apiClient.inbox.saveDraft({ id, text: '' });
        choose(conversationId);
      }
    },
    onSuccess: () => {
      setTyped('');
      setMessageId(randomId());
      if (mode === 'reply') drop();
      setMode('reply');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.inbox.key() }),
  });
  const write = (next: Mode) => {
    setMode(next);
    // After the key that led here: its letter is no part of the text.
    setTimeout(() => area.current?.focus(), 0);
  };
  const canned = useCanned(mode === 'reply' && typed.startsWith('/') ? typed.slice(1) : null, setTyped);
  const left = useReplyWindow(conversation.replyWindow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is added once
  useEffect(() => {
    if (inserted) setTyped((before) => [before.trim(), inserted.text].filter(Boolean).join('\n'));
  }, [inserted?.nth]);
  if (state === 'resolved')
    return <p className="flex-none border-t border-line px-5 py-3 text-13 text-muted">{words.closed}</p>;
  const refused = fileRefusal(on, {
    sizeBytes: file?.sizeBytes ?? 0,
    words: file ? typed.length : 0,
    isInWidget: conversation.isInWidget,
  });
  const why = mode === 'reply' && (file || isRefused) ? refused : null;
  const submit = () => {
    if (typed.trim() !== '' && !send.isPending && !isSending && !(file && why)) send.mutate();
  };
  const isShut = on === channel && mode === 'reply' && left !== null && left <= 0;
  const modes = (
    <>
      <SegmentedControl label={words.mode} options={MODES} value={mode} onValueChange={write} />
      <button type="button" hidden data-inbox-key="reply" onClick={() => write('reply')} />
      <button type="button" hidden data-inbox-key="note" onClick={() => write('note')} />
    </>
  );
  if (isShut)
    return (
      <div className={BOX}>
        <TemplateReply id={id} />
        <div className="flex flex-wrap gap-2">
          {modes}
          <ReplyChannel conversation={conversation} on={on} onChange={setOn} />
        </div>
      </div>
    );
  return (
    <>
      <SuggestedReply conversation={conversation} onUse={setTyped} />
      <form
        className={BOX}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CannedChoices canned={canned} />
        <TextArea
          ref={area}
          rows={2}
          aria-label={mode === 'note' ? text.note : words.label}
          placeholder={mode === 'note' ? words.note : placeholderOf(on)}
          maxLength={mode === 'note' ? NOTE_MAX : REPLY_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // What begins with a slash looks for a saved reply: Enter takes it, and nobody is sent half a name.
            if (canned.takeKey(event)) return;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
          {...canned.fieldProps}
          className={mode === 'note' ? 'border-0 bg-caution-soft' : 'border-0'}
        />
        {file && mode === 'reply' ? (
          <div className="flex">
            <RemovableChip label={file.name} removeLabel={words.detach(file.name)} onRemove={drop} />
          </div>
        ) : null}
        {why ? (
          <p role="status" className="text-12 text-danger">
            {why}
          </p>
        ) : null}
        {fileError ? (
          <p role="alert" className="text-12 text-danger">
            {words.notAttached}. {fieldErrorsOf(fileError)[0]?.message ?? errorText(fileError)}
          </p>
        ) : null}
        {send.error ? (
          <p role="alert" className="text-12 text-danger">
            {words.failed}. {fieldErrorsOf(send.error)[0]?.message ?? errorText(send.error)}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          {modes}
          {mode === 'reply' ? (
            <>
              <ReplyChannel conversation={conversation} on={on} onChange={setOn} />
              <AttachButton
                refused={refused}
                isBusy={isSending}
                onFile={(chosen) => {
                  setIsRefused(false);
                  attach(chosen);
                }}
                onRefused={() => setIsRefused(true)}
              />
            </>
          ) : null}
          <span className="flex-1 text-12 text-muted">{isKept ? words.saved : ''}</span>
          <Button
            type="submit"
            kind="primary"
            icon={mode === 'note' ? StickyNote : Send}
            busy={send.isPending}
          >
            {mode === 'note' ? words.addNote : words.send}
          </Button>
        </div>
      </form>
    </>
  );
}

interface ReplyChannelProps {
  conversation: InboxConversation;
  on: Channel;
  onChange: (channel: Channel) => void;
}

/** Where it goes: the channel of the conversation, or another of the same person, where it goes on there. */
function ReplyChannel({ conversation: { channel, elsewhere }, on, onChange }: ReplyChannelProps) {
  if (elsewhere.length === 0) return null;
  return (
    <NativeSelect
      label={words.channel}
      options={[channel, ...elsewhere].map((one) => ({ value: one, label: text.channels[one] }))}
      value={on}
      onValueChange={onChange}
    />
  );
}

/** Whether what stands there is kept on the server. */
function useKeptDraft(id: string, typed: string | null, before: string): boolean {
  const settled = useDebounced(typed, KEEP_AFTER_MS);
  const [kept, setKept] = useState(before);
  useEffect(() => {
    if (settled === null || settled === kept) return;
    void apiClient.inbox
      .saveDraft({ id, text: settled })
      .then(() => setKept(settled))
      .catch(() => undefined);
  }, [id, settled, kept]);
  return typed !== null && typed !== '' && typed === kept;
}
