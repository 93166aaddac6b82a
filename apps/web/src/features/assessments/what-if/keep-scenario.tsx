import type { Scenario } from '@propguard/protocol/assessments';
import { SCENARIO_NAME_MAX } from '@propguard/rules/assessments/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { scenariosQuery } from '../queries.ts';
import { whatIfText } from './text.ts';
import type { WhatIf } from './use-what-if.ts';

const words = whatIfText;
const KINDS = (['what-if', 'challenge'] as const).map((value) => ({ value, label: words.kinds[value] }));

interface KeepScenarioProps {
  assessmentId: string;
  whatIf: WhatIf;
}

/** Keeps what is tried under a name: as a what-if, or as a challenge to a fact of our records. */
export function KeepScenario({ assessmentId, whatIf }: KeepScenarioProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Scenario['kind']>('what-if');
  const { meets } = useSession();
  const queryClient = useQueryClient();
  const keep = useMutation({
    ...api.assessments.addScenario.mutationOptions(),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: scenariosQuery(assessmentId).queryKey });
      setName('');
      whatIf.follow(id);
      notify.success({ title: words.kept });
    },
  });
  if (!meets('agent')) return <p className="mt-4 text-13 text-muted">{words.viewer}</p>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (whatIf.unexplained.length > 0) whatIf.askForReasons();
    else if (!keep.isPending) keep.mutate({ id: assessmentId, name, kind, changes: whatIf.changes });
  };
  const refused = keep.error ? (fieldErrorsOf(keep.error)[0]?.message ?? errorText(keep.error)) : undefined;
  const error = whatIf.timesAsked > 0 && whatIf.unexplained.length > 0 ? words.needsReasons : refused;
  return (
    <form onSubmit={submit} className="mt-5 grid gap-3.5 border-t border-line pt-4">
      <SegmentedControl
        label={words.kind}
        options={KINDS}
        value={kind}
        onValueChange={setKind}
        className="justify-self-start"
      />
      {kind === 'challenge' ? <p className="text-13 text-muted">{words.challengeHint}</p> : null}
      <div className="flex flex-col gap-2 md:flex-row md:items-start">
        <Field label={words.name} hint={words.nameHint[kind]} error={error} className="md:flex-1">
          <TextInput
            value={name}
            maxLength={SCENARIO_NAME_MAX}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={keep.isPending} busyLabel={words.keeping} className="md:mt-6.5">
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
