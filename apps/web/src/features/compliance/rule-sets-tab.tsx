import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ruleSetQuery, ruleSetsQuery } from './queries.ts';
import { RuleChanges } from './rule-changes.tsx';
import { RuleSetEditor } from './rule-set-editor.tsx';
import { RuleSetFigures } from './rule-set-figures.tsx';
import { RuleSetHistory } from './rule-set-history.tsx';
import { text } from './text.ts';

const words = text.rules;

/** `?version=` is the one that is shown, `?edit=1` turns the newest into the next. */
export function RuleSetsTab() {
  const { params, change } = useAddressParams();
  const { session, meets } = useSession();
  const { data, error, refetch, isFetching } = useQuery(ruleSetsQuery());
  const newest = data?.items[0];
  const shown = params.get('version') ?? data?.items.find(({ inForce }) => inForce)?.version;
  const isEditing = params.get('edit') !== null;
  const { data: ruleSet } = useQuery(ruleSetQuery(isEditing ? newest?.version : shown));
  const mayChange = session === null || session.workspace === null || meets('admin');
  if (!data && error) {
    return (
      <ReadFailure
        title={words.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        variant="banner"
        error={error}
      />
    );
  }
  if (!data || !ruleSet) {
    return (
      <Card flush label={words.loading}>
        <Loading label={words.loading}>
          <SkeletonTable rows={8} columns={5} />
        </Loading>
      </Card>
    );
  }
  if (isEditing) {
    return (
      <RuleSetEditor
        key={ruleSet.version}
        base={ruleSet}
        onDone={(version) => change({ edit: null, version: version ?? null })}
      />
    );
  }
  return (
    <div className="grid gap-3 md:gap-5">
      <Alert
        tone="caution"
        title={words.confirm}
        action={
          mayChange ? (
            <Button size="sm" icon={PencilLine} onClick={() => change({ edit: '1', version: null })}>
              {words.edit}
            </Button>
          ) : undefined
        }
      >
        {mayChange ? words.confirmDetail : words.adminOnly}
      </Alert>
      <RuleSetHistory
        versions={data.items}
        selected={ruleSet.version}
        onSelect={(version) => change({ version })}
      />
      {ruleSet.basedOn ? (
        <Card title={words.changesTo(ruleSet.basedOn)}>
          <RuleChanges changes={ruleSet.changes} />
        </Card>
      ) : null}
      <RuleSetFigures rules={ruleSet.rules} />
    </div>
  );
}
