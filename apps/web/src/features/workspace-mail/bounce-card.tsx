import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

const words = text.bounce;

/** For what came to a mailbox that we do not read. */
export function BounceCard() {
  const [raw, setRaw] = useState('');
  const queryClient = useQueryClient();
  const read = useMutation({
    mutationFn: () => apiClient.outbound.report({ raw }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.outbound.key() }),
  });
  return (
    <Card title={words.title}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (raw.trim()) read.mutate();
        }}
      >
        <p className="text-pretty text-muted">{words.about}</p>
        <Field label={words.raw}>
          <TextArea rows={4} value={raw} onChange={({ target }) => setRaw(target.value)} />
        </Field>
        {read.data ? (
          <Alert live title={read.data.kind && read.data.about ? words.kinds[read.data.kind] : words.none} />
        ) : null}
        {read.error ? (
          <Alert live tone="danger" title={words.failed}>
            {errorText(read.error)}
          </Alert>
        ) : null}
        <Button type="submit" className="justify-self-start" busy={read.isPending} busyLabel={words.reading}>
          {words.read}
        </Button>
      </form>
    </Card>
  );
}
