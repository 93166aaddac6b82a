import { USUAL_MESSAGE_MONTHS } from '@propguard/rules/people/retention';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.retention;
const FOREVER = 'forever';
const OFFERED = [6, 12, 24, 36, 60, USUAL_MESSAGE_MONTHS, 120];

export function RetentionCard() {
  const queryClient = useQueryClient();
  const instant = useInstantText();
  const { data, error, isFetching, refetch } = useQuery(api.privacy.retention.queryOptions());
  const [chosen, setChosen] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (months: string) =>
      apiClient.privacy.changeRetention({ messageMonths: months === FOREVER ? null : Number(months) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(api.privacy.retention.queryKey(), saved);
      setChosen(null);
      notify.success({ title: words.saved });
    },
    onError: (failure) => notify.error({ title: words.failed, description: errorText(failure) }),
  });
  const months = [...new Set([...OFFERED, ...(data?.messageMonths ? [data.messageMonths] : [])])].sort(
    (a, b) => a - b,
  );
  const value = chosen ?? (data ? String(data.messageMonths ?? FOREVER) : '');
  return (
    <Card title={words.title}>
      {data ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(value);
          }}
        >
          <p className="text-pretty text-muted">{words.about}</p>
          <Field
            label={words.label}
            hint={data.messagesBefore ? words.before(instant.date(data.messagesBefore)) : words.none}
          >
            <Select
              options={[
                ...months.map((one) => ({ value: String(one), label: words.months(one) })),
                { value: FOREVER, label: words.forever },
              ]}
              value={value}
              onValueChange={setChosen}
            />
          </Field>
          <Button type="submit" className="justify-self-start" busy={save.isPending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </form>
      ) : error ? (
        <ReadFailure
          title={words.readFailed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
        />
      ) : (
        <Loading label={words.loading}>
          <Skeleton height={96} />
        </Loading>
      )}
    </Card>
  );
}
