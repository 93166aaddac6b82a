import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Section } from './pane-section.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

export function Notes({ appointment, mayChange }: { appointment: AppointmentDetail; mayChange: boolean }) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = useAppointmentAction(apiClient.appointments.change);
  const save = async () => {
    await change.mutateAsync({ id: appointment.id, notes: draft ?? '' });
    setDraft(null);
  };
  return (
    <Section title={text.detail.notes}>
      {draft === null ? (
        <>
          <p className={appointment.notes ? 'font-serif text-16 whitespace-pre-line' : 'text-13 text-muted'}>
            {appointment.notes || text.detail.noNotes}
          </p>
          {mayChange ? (
            <Button
              kind="ghost"
              size="sm"
              icon={Pencil}
              className="mt-1 -ml-2"
              onClick={() => setDraft(appointment.notes)}
            >
              {text.detail.editNotes}
            </Button>
          ) : null}
        </>
      ) : (
        <div className="grid gap-2">
          <TextArea
            aria-label={text.detail.notes}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex gap-2">
            <Button
              size="sm"
              kind="primary"
              busy={change.isPending}
              onClick={() => void save().catch(() => undefined)}
            >
              {text.detail.save}
            </Button>
            <Button size="sm" kind="ghost" onClick={() => setDraft(null)}>
              {text.detail.cancelEdit}
            </Button>
          </div>
        </div>
      )}
    </Section>
  );
}
