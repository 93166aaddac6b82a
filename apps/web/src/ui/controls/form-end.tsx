import { Button } from './button.tsx';

interface FormEndProps {
  onCancel: () => void;
  cancel: string;
  submit: string;
  busy: boolean;
  /** While it is being sent. */
  busyLabel: string;
  kind?: 'primary' | 'danger';
}

/** How a form ends: leave it, or send it. On a phone both are as wide as a thumb likes. */
export function FormEnd({ onCancel, cancel, submit, busy, busyLabel, kind = 'primary' }: FormEndProps) {
  return (
    <div className="flex justify-end gap-2 max-md:*:flex-1">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button type="submit" kind={kind} busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </div>
  );
}
