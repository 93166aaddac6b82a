import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../controls/icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ListedStep {
  key: string;
  title: string;
  about: string;
  isDone: boolean;
  /** How far it is. */
  state?: string;
  /** Where it is done: the whole line leads there. */
  to?: string;
  /** Or what to press. */
  action?: ReactNode;
}

const LINE = 'flex items-start gap-3 px-4 text-13 md:px-5';

/** In their order, each with how far it is and how to do it. */
export function StepList({ steps, doneLabel }: { steps: readonly ListedStep[]; doneLabel: string }) {
  return (
    <ol className="divide-y divide-line border-t border-line">
      {steps.map((step, index) => {
        const content = <StepContent step={step} number={index + 1} doneLabel={doneLabel} />;
        return (
          <li key={step.key} className={step.to === undefined ? clsx(LINE, 'flex-wrap py-3.5') : undefined}>
            {step.to === undefined ? (
              content
            ) : (
              <Link to={step.to} className={clsx(LINE, 'py-3 hover:bg-hover')}>
                {content}
              </Link>
            )}
            {step.action}
          </li>
        );
      })}
    </ol>
  );
}

interface StepContentProps {
  step: ListedStep;
  number: number;
  doneLabel: string;
}

function StepContent({ step: { title, about, state, isDone, to }, number, doneLabel }: StepContentProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="mt-px grid size-5 flex-none place-items-center rounded-full border border-control text-12 tabular-nums"
      >
        {isDone ? <Icon of={Check} size={12} className="text-positive" /> : number}
      </span>
      <span className={clsx('flex-1', to === undefined ? 'min-w-52' : 'min-w-0')}>
        <span className={isDone ? 'text-muted' : 'font-medium'}>{title}</span>
        {isDone ? <VisuallyHidden> {doneLabel}</VisuallyHidden> : null}
        <span className="mt-0.5 block text-pretty text-muted">{about}</span>
        {state === undefined ? null : <span className="mt-0.5 block">{state}</span>}
      </span>
    </>
  );
}
