import type { OperatorSteps } from '@propguard/protocol/installation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import type { Step } from './first-steps.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import { text } from './text.ts';

const stepsOf = ({ mail, backup, realData }: OperatorSteps, hasTeam: boolean): Step[] => [
  { name: 'operate', path: SCREENS.operatorClaim.path, isDone: true },
  { name: 'mailServer', path: SCREENS.outbox.path, isDone: mail === 'works' },
  { name: 'backup', path: SCREENS.running.path, isDone: backup },
  { name: 'realData', path: SCREENS.bringData.path, isDone: realData },
  { name: 'teammate', path: SCREENS.members.path, isDone: hasTeam },
];

/** The operator's first visit, from what really stands; gone when all of it is done. */
export function OperatorStepsCard({ state, hasTeam }: { state: OperatorSteps; hasTeam: boolean }) {
  const queryClient = useQueryClient();
  const tryMail = useMutation(
    api.installation.tryMail.mutationOptions({
      onSuccess: ({ to }) => {
        notify.success({ title: text.mailTried(to) });
        void queryClient.invalidateQueries({ queryKey: api.installation.firstSteps.key() });
      },
      onError: (error) => notify.error({ title: text.mailNotTried, description: errorText(error) }),
    }),
  );
  const steps = stepsOf(state, hasTeam);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <FirstStepsCard
      title={text.operatorSteps}
      steps={steps}
      action={
        state.mail === 'untried' ? (
          <Button size="sm" busy={tryMail.isPending} onClick={() => tryMail.mutate({})}>
            {text.tryMail}
          </Button>
        ) : undefined
      }
    />
  );
}
