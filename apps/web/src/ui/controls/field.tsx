import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Takes the hint's place. */
  error?: ReactNode;
  required?: boolean;
  /** Beside the label, such as 'Optional' or a link. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label above, control, message below. The control inside finds its id and messages by itself. */
export function Field({ label, hint, error, required = false, aside, className, children }: FieldProps) {
  const controlId = useId();
  const messageId = `${controlId}-message`;
  const invalid = Boolean(error);
  const describedBy = error || hint ? messageId : undefined;
  const context = useMemo(
    () => ({ controlId, describedBy, invalid, required }),
    [controlId, describedBy, invalid, required],
  );
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} id={`${controlId}-label`} className="text-13 font-medium">
          {label}
        </label>
        {aside ? <span className="text-12 text-muted">{aside}</span> : null}
      </div>
      <FieldContext value={context}>{children}</FieldContext>
      {error ? (
        <p id={messageId} role="alert" className="flex items-start gap-1.25 text-12 text-danger">
          <Icon of={TriangleAlert} size={12} className="mt-0.75" />
          {error}
        </p>
      ) : hint ? (
        <p id={messageId} className="text-12 text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
