import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { randomId } from '../../lib/random-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Section } from './pane-section.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

const KIND_WORDS = {
  document: text.detail.documents,
  question: text.detail.questions,
  'follow-up': text.detail.followUps,
};

export function Preparation({
  appointment,
  mayChange,
}: {
  appointment: AppointmentDetail;
  mayChange: boolean;
}) {
  const [question, setQuestion] = useState('');
  const change = useAppointmentAction(apiClient.appointments.change);
  const items = appointment.preparation;
  const keep = (preparation: AppointmentDetail['preparation']) =>
    change.mutate({ id: appointment.id, preparation });
  const add = () => {
    const words = question.trim();
    if (words === '') return;
    keep([...items, { id: randomId(), kind: 'question', text: words, path: null, done: false }]);
    setQuestion('');
  };
  return (
    <Section
      title={text.detail.preparation}
      aside={text.detail.prepared(items.filter(({ done }) => done).length, items.length)}
    >
      {items.length === 0 ? <p className="text-13 text-muted">{text.detail.noPreparation}</p> : null}
      <ul className="grid gap-1 text-13">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-2">
            <Checkbox
              className="flex-1"
              disabled={!mayChange}
              checked={item.done}
              onCheckedChange={(done) =>
                keep(items.map((each) => (each.id === item.id ? { ...each, done: done === true } : each)))
              }
              label={item.text}
            />
            {item.path ? (
              <TextLink to={item.path}>{KIND_WORDS[item.kind]}</TextLink>
            ) : (
              <span className="text-12 text-muted">{KIND_WORDS[item.kind]}</span>
            )}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <form
          className="mt-2 flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextInput
            size="sm"
            className="flex-1"
            aria-label={text.detail.addQuestion}
            placeholder={text.detail.addQuestion}
            value={question}
            maxLength={200}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <Button size="sm" type="submit">
            {text.detail.add}
          </Button>
        </form>
      ) : null}
    </Section>
  );
}
