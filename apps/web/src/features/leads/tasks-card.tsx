import type { Lead } from '@propguard/protocol/lead-facts';
import { TASK_KINDS, type TaskKind } from '@propguard/rules/leads/facts';
import { TASK_NAMES } from '@propguard/rules/leads/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { DetailPart } from './detail-part.tsx';
import { tasksQuery } from './queries.ts';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.tasks;

export function TasksCard({ lead }: { lead: Lead }) {
  const [adding, setAdding] = useState(false);
  const queryClient = useQueryClient();
  const times = useLeadTimes();
  const { data } = useQuery(tasksQuery(lead.id));
  const change = useMutation({
    ...api.leads.changeTask.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.leads.key() }),
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  return (
    <DetailPart
      title={words.title}
      action={
        lead.mergedInto ? undefined : (
          <Button size="sm" kind="ghost" icon={Plus} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {data?.items.length === 0 ? <p className="text-13 text-muted">{words.empty}</p> : null}
      <ul className="grid gap-1.5 text-13">
        {data?.items.map((task) => (
          <li key={task.id} className="flex items-baseline justify-between gap-3">
            <Checkbox
              label={
                <span className={task.doneAt ? 'text-muted line-through' : undefined}>{task.title}</span>
              }
              checked={task.doneAt !== null}
              onCheckedChange={(on) => change.mutate({ id: lead.id, taskId: task.id, done: on === true })}
            />
            {task.dueAt && !task.doneAt ? (
              <span className={times.daysPast(task.dueAt) === null ? 'text-muted' : 'text-danger'}>
                {words.dueAt(times.when(task.dueAt))}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {adding ? <TaskDialog lead={lead} kind="call" title="" onClose={() => setAdding(false)} /> : null}
    </DetailPart>
  );
}

interface TaskDialogProps {
  lead: Pick<Lead, 'id'>;
  kind: TaskKind;
  title: string;
  onClose: () => void;
}

function TaskDialog({ lead, kind: usualKind, title: usualTitle, onClose }: TaskDialogProps) {
  const queryClient = useQueryClient();
  const times = useLeadTimes();
  const [title, setTitle] = useState(usualTitle);
  const [kind, setKind] = useState<TaskKind>(usualKind);
  const [due, setDue] = useState('');
  const add = useMutation({
    ...api.leads.addTask.mutationOptions(),
    onSuccess: () => {
      onClose();
      notify.success({ title: words.added });
      return queryClient.invalidateQueries({ queryKey: api.leads.key() });
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={words.addTitle} size="sm">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '')
            add.mutate({ id: lead.id, title: title.trim(), kind, dueAt: times.fromField(due) });
        }}
      >
        {add.error ? <ErrorState title={errorText(add.error)} /> : null}
        <Field label={words.what}>
          <TextInput maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.kind}>
            <Select
              options={TASK_KINDS.map((value) => ({ value, label: TASK_NAMES[value] }))}
              value={kind}
              onValueChange={setKind}
            />
          </Field>
          <Field label={words.due}>
            <TextInput type="datetime-local" value={due} onChange={(event) => setDue(event.target.value)} />
          </Field>
        </div>
        <FormEnd
          onCancel={onClose}
          cancel={words.cancel}
          submit={words.save}
          busy={add.isPending}
          busyLabel={words.saving}
        />
      </form>
    </Dialog>
  );
}
