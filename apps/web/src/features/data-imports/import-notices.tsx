import type { ImportDetail } from '@propguard/protocol/data-imports';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';

/** What the operator should know before anything else. */
export function ImportNotices({ detail }: { detail: ImportDetail }) {
  const { dateTime } = useInstantText();
  const earlier = detail.reading?.earlier;
  switch (detail.state) {
    case 'refused':
      return (
        <Alert tone="danger" title={text.refusedTitle} live>
          {detail.problem}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" title={text.failedTitle} live>
          {detail.problem} {text.failedHint}
        </Alert>
      );
    case 'stopped':
      return (
        <Alert tone="caution" title={text.stoppedTitle}>
          {text.failedHint}
        </Alert>
      );
    case 'checked':
      return <Alert title={text.checkedTitle}>{text.checked}</Alert>;
    case 'ready':
      return earlier ? (
        <Alert tone="caution" title={text.earlierTitle}>
          {text.earlier(earlier.fileName, dateTime(earlier.completedAt))}
        </Alert>
      ) : null;
    case 'completed':
      return detail.kind === 'series' || detail.counts?.accepted === 0 ? null : (
        <Alert
          title={text.completedTitle}
          action={
            <TextLink to={SCREENS.bringData.path} className="touch-area">
              {text.toAccuracy}
            </TextLink>
          }
        >
          {text.completed}
        </Alert>
      );
    default:
      return null;
  }
}
