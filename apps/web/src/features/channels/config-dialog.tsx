import { PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import type { ConnectedCard } from './connected-card.ts';
import { KeysForm } from './keys-form.tsx';
import { text } from './text.ts';

interface ConfigDialogProps {
  channel: ConnectedCard;
  /** Held by the card: connecting changes what the card offers, and the guide goes on all the same. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
}

/** Guided: keys, where the service calls, and a message that really goes round. */
export function ConfigDialog({ channel, open, onOpenChange, trigger }: ConfigDialogProps) {
  const { name } = PANEL_NAMES[channel.channel];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={text.connectOf(name)}
      description={text.guides[channel.channel]}
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3 className="text-14">{text.keysTitle}</h3>
          <KeysForm channel={channel} />
        </section>
        {channel.id ? (
          <>
            <Hook channel={channel} />
            <RoundTrip channel={channel} id={channel.id} />
            <Disconnect id={channel.id} name={name} onDone={() => onOpenChange(false)} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function Hook({ channel }: { channel: ConnectedCard }) {
  const { config } = channel;
  if (!config) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-14">{text.hookTitle}</h3>
      <p className="text-13 text-muted">{text.hooks[channel.channel]}</p>
      {channel.channel === 'email' ? null : (
        <CodeBlock code={config.webhook} label={text.webhook} copyLabel={text.copyWebhook} />
      )}
      {config.verifyToken ? (
        <CodeBlock code={config.verifyToken} label={text.verifyToken} copyLabel={text.copyVerifyToken} />
      ) : null}
    </section>
  );
}

function RoundTrip({ channel, id }: { channel: ConnectedCard; id: string }) {
  const queryClient = useQueryClient();
  const { dateTime } = useInstantText();
  const { code, passedAt } = channel.test;
  const start = useMutation(
    api.channels.test.mutationOptions({
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.key() }),
    }),
  );
  const look = useMutation(
    api.channels.sync.mutationOptions({
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.key() }),
    }),
  );
  const isMail = channel.channel === 'email';
  const hint = isMail ? text.testMailHint : text.testHint;
  return (
    <section className="grid gap-2">
      <h3 className="text-14">{text.testTitle}</h3>
      {passedAt ? <Alert title={text.testPassed(dateTime(passedAt))} live /> : null}
      {code ? (
        <>
          <p className="text-13 text-muted">{hint}</p>
          <CodeBlock code={code} label={hint} copyLabel={text.copyTest} />
          {isMail ? (
            <div className="flex gap-2">
              <LinkButton size="sm" to={`mailto:${channel.name}?subject=${encodeURIComponent(code)}`}>
                {text.writeMail}
              </LinkButton>
              <Button size="sm" busy={look.isPending} onClick={() => look.mutate({ id })}>
                {text.readNow}
              </Button>
            </div>
          ) : null}
          <p role="status" className="flex items-center gap-2 text-13 text-muted">
            <Spinner /> {text.testWaiting}
          </p>
        </>
      ) : (
        <div>
          <Button busy={start.isPending} onClick={() => start.mutate({ id })}>
            {passedAt ? text.testAgain : text.startTest}
          </Button>
        </div>
      )}
    </section>
  );
}

function Disconnect({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    api.channels.remove.mutationOptions({
      onSuccess: () => {
        onDone();
        notify.success({ title: text.disconnected(name) });
      },
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        void queryClient.invalidateQueries({ queryKey: api.channels.key() });
      },
    }),
  );
  return (
    <div className="flex justify-end border-t border-line pt-4">
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {text.disconnect}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.disconnectTitle(name)}
        description={text.disconnectBody}
        confirmLabel={text.disconnect}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </div>
  );
}
