import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { StepList } from '../../ui/layout/step-list.tsx';
import type { Step } from './first-steps.ts';
import { text } from './text.ts';

interface FirstStepsCardProps {
  title?: string;
  steps: readonly Step[];
  action?: ReactNode;
}

export function FirstStepsCard({ title = text.steps, steps, action }: FirstStepsCardProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card flush title={title} subtitle={text.stepsDone(done, steps.length)} actions={action}>
      <StepList
        doneLabel={text.stepDone}
        steps={steps.map(({ name, path, isDone }) => {
          const [stepTitle, about] = text.step[name];
          return { key: name, title: stepTitle, about, isDone, to: path };
        })}
      />
    </Card>
  );
}
