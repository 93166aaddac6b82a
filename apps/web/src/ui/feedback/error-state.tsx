import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Alert } from './alert.tsx';

interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What was kept, or what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** `banner` above what was kept, `full` in place of what could not be shown. */
  variant?: 'banner' | 'full';
  /** `caution` when something older stands in. */
  tone?: 'danger' | 'caution';
  /** Such as a request id, for those who report it. */
  reference?: ReactNode;
  className?: string;
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    children,
    onRetry,
    retryLabel = 'Retry',
    retrying = false,
    variant = 'banner',
    tone = 'danger',
  } = props;
  if (variant === 'banner') {
    const retry = onRetry ? (
      <Button size="sm" busy={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    ) : null;
    return (
      <Alert tone={tone} title={title} action={retry} live className={props.className}>
        {children}
      </Alert>
    );
  }
  return (
    <div role="alert" className={props.className}>
      <div className="grid justify-items-start gap-1.5 px-4 py-5 md:px-5 md:py-6">
        <p className="font-semibold">{title}</p>
        {children ? <div className="max-w-[56ch] text-pretty text-muted">{children}</div> : null}
        {onRetry ? (
          <Button icon={RotateCw} busy={retrying} onClick={onRetry} className="mt-2.5">
            {retryLabel}
          </Button>
        ) : null}
        {props.reference ? <p className="mt-1 text-12 text-muted">{props.reference}</p> : null}
      </div>
    </div>
  );
}
