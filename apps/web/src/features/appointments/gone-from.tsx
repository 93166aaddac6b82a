import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

interface GoneFromProps {
  id: string;
  /** The agent's own, in which it was deleted. */
  calendar: string;
  onCancel: () => void;
}

/** Deleted elsewhere: the agent says what is meant. */
export function GoneFrom({ id, calendar, onCancel }: GoneFromProps) {
  const keep = useAppointmentAction(apiClient.calendars.keep);
  return (
    <Alert
      tone="caution"
      title={text.detail.goneTitle(calendar)}
      className="mt-3"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" busy={keep.isPending} onClick={() => keep.mutate({ id })}>
            {text.detail.keep}
          </Button>
          <Button size="sm" kind="ghost" onClick={onCancel}>
            {text.detail.cancel}
          </Button>
        </span>
      }
    >
      {text.detail.goneHint}
    </Alert>
  );
}
