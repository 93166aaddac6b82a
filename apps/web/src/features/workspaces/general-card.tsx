import type { Workspace } from '@propguard/protocol/workspaces';
import { placeText } from '../../parts/times/time-zones.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { GeneralForm } from './general-form.tsx';
import { text } from './text.ts';

interface GeneralCardProps {
  workspace: Workspace;
  mayChange: boolean;
}

export function GeneralCard({ workspace, mayChange }: GeneralCardProps) {
  const instant = useInstantText();
  return (
    <Card
      title={text.settings.general}
      subtitle={mayChange ? undefined : text.settings.readOnly}
      foot={text.settings.since(instant.date(workspace.createdAt))}
    >
      {mayChange ? (
        <GeneralForm workspace={workspace} />
      ) : (
        <DefinitionList
          items={[
            { term: text.settings.name, detail: workspace.name },
            { term: text.settings.timeZone, detail: placeText(workspace.timeZone) },
          ]}
        />
      )}
    </Card>
  );
}
