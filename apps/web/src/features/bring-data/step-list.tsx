import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/controls/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { text } from './text.ts';

export interface DataStep {
  key: string;
  words: readonly [title: string, about: string];
  /** How far it is. */
  state: string;
  isDone: boolean;
  action: ReactNode;
}

/** In their order, each with how far it is and what to press. */
export function StepList({ steps }: { steps: readonly DataStep[] }) {
  return (
    <ol className="divide-y divide-line border-t border-line">
      {steps.map(({ key, words: [title, about], state, isDone, action }, index) => (
        <li key={key} className="flex flex-wrap items-start gap-3 px-4 py-3.5 text-13 md:px-5">
          <span
            aria-hidden="true"
            className="mt-px grid size-5 flex-none place-items-center rounded-full border border-control text-12 tabular-nums"
          >
            {isDone ? <Icon of={Check} size={12} className="text-positive" /> : index + 1}
          </span>
          <div className="min-w-52 flex-1">
            <p className="font-medium">
              {title}
              {isDone ? <VisuallyHidden> {text.done}</VisuallyHidden> : null}
            </p>
            <p className="mt-0.5 text-pretty text-muted">{about}</p>
            <p className="mt-0.5">{state}</p>
          </div>
          {action}
        </li>
      ))}
    </ol>
  );
}
