import type { ChannelCard } from '@propguard/protocol/channels';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { REASON_TEXTS } from '../../parts/outbound/reason-texts.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { overviewQuery } from './queries.ts';
import { outcomeOf } from './test-outcome.ts';
import { text } from './text.ts';

const LOOK_EVERY_MS = 2_000;

type Test = ChannelCard['test'];

interface RoundTripProps {
  channel: ChannelCard;
  id: string;
  hint: string;
  /** What helps to write them. */
  children?: ReactNode;
}

/** Words that a person writes on the channel, until the answer to them has left. */
export function RoundTrip({ channel: { test }, id, hint, children }: RoundTripProps) {
  const queryClient = useQueryClient();
  const outcome = outcomeOf(test);
  const isUnderWay = outcome === 'waiting' || outcome === 'answering';
  // The answer leaves a moment after the words came in, and nobody is told of that here.
  useQuery({ ...overviewQuery(), refetchInterval: isUnderWay ? LOOK_EVERY_MS : false });
  const start = useMutation(
    api.channels.test.mutationOptions({
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.key() }),
    }),
  );
  return (
    <section className="grid gap-2">
      <h3 className="text-14">{text.testTitle}</h3>
      {test.passedAt ? <Outcome test={test} passedAt={test.passedAt} /> : null}
      {test.code ? (
        <>
          <p className="text-13 text-muted">{hint}</p>
          <CodeBlock code={test.code} label={hint} copyLabel={text.copyTest} />
          {children}
          <Waiting>{text.testWaiting}</Waiting>
        </>
      ) : (
        <div>
          <Button busy={start.isPending} onClick={() => start.mutate({ id })}>
            {test.passedAt ? text.testAgain : text.startTest}
          </Button>
        </div>
      )}
    </section>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2 text-13 text-muted">
      <Spinner /> {children}
    </p>
  );
}

function Outcome({ test, passedAt }: { test: Test; passedAt: string }) {
  const { dateTime } = useInstantText();
  const reason = test.answer?.reason;
  const why = reason ? REASON_TEXTS[reason] : text.testFailedAnyhow;
  switch (outcomeOf(test)) {
    case 'passed':
      return <Alert icon={CircleCheck} title={text.testPassed(dateTime(passedAt))} live />;
    case 'failed':
      return <Alert tone="danger" title={text.testFailed(why)} live />;
    case 'held':
      return <Alert tone="caution" title={text.testHeld(why)} live />;
    default:
      return <Waiting>{text.testAnswering}</Waiting>;
  }
}
