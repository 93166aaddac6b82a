import { NEW_WORKSPACE_NAME } from '@propguard/rules/workspaces/names';
import { Card } from '../../ui/layout/card.tsx';
import { GeneralForm } from './general-form.tsx';
import { text } from './text.ts';

/** Someone without a workspace yet: saving its settings is a first thing worth keeping, and makes it. */
export function FirstSettingsCard() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Card title={text.settings.general} subtitle={text.settings.first}>
      <GeneralForm workspace={{ name: NEW_WORKSPACE_NAME, timeZone }} />
    </Card>
  );
}
