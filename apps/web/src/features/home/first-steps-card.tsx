import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { Step } from './first-steps.ts';
import { text } from './text.ts';

interface FirstStepsCardProps {
  title?: string;
  steps: readonly Step[];
  action?: ReactNode;
}

export function FirstStepsCard({ title: heading = text.steps, steps, action }: FirstStepsCardProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card flush title={heading} subtitle={text.stepsDone(done, steps.length)} actions={action}>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map(({ name, path, isDone }, index) => {
          const [title, what] = text.step[name];
          return (
            <li key={name}>
              <Link to={path} className="flex items-start gap-3 px-4 py-3 text-13 hover:bg-hover md:px-5">
                <span
                  aria-hidden="true"
                  className="mt-px grid size-5 flex-none place-items-center rounded-full border border-control text-12 tabular-nums"
                >
                  {isDone ? <Icon of={Check} size={12} className="text-positive" /> : index + 1}
                </span>
                <span className="min-w-0">
                  <span className={isDone ? 'text-muted' : 'font-medium'}>{title}</span>
                  {isDone ? <VisuallyHidden>{text.stepDone}</VisuallyHidden> : null}
                  <span className="mt-0.5 block text-pretty text-muted">{what}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
