import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import type { ConnectedCard } from './connected-card.ts';
import { KeysForm } from './keys-form.tsx';
import { RoundTrip } from './round-trip.tsx';
import { text } from './text.ts';

/** Keys, where the service calls, and a message that really goes round. */
export function ChannelGuide({ channel }: { channel: ConnectedCard }) {
  return (
    <>
      <section className="grid gap-3">
        <h3 className="text-14">{text.keysTitle}</h3>
        <KeysForm channel={channel} />
      </section>
      {channel.id ? (
        <>
          <Hook channel={channel} />
          <RoundTrip
            channel={channel}
            id={channel.id}
            hint={channel.channel === 'email' ? text.testMailHint : text.testHint}
          >
            {channel.channel === 'email' ? <MailTest channel={channel} id={channel.id} /> : null}
          </RoundTrip>
        </>
      ) : null}
    </>
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

/** A mailbox is read every so often: whoever waits for their own mail has it read now. */
function MailTest({ channel: { name, test }, id }: { channel: ConnectedCard; id: string }) {
  const queryClient = useQueryClient();
  const look = useMutation(
    api.channels.sync.mutationOptions({
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.key() }),
    }),
  );
  return (
    <div className="flex gap-2">
      <LinkButton size="sm" to={`mailto:${name}?subject=${encodeURIComponent(test.code ?? '')}`}>
        {text.writeMail}
      </LinkButton>
      <Button size="sm" busy={look.isPending} onClick={() => look.mutate({ id })}>
        {text.readNow}
      </Button>
    </div>
  );
}
