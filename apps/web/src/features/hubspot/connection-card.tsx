import type { HubspotConnection } from '@propguard/protocol/hubspot';
import type { HubspotSyncState } from '@propguard/rules/hubspot/sync-limits';
import { useSession } from '../../lib/session.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { ConnectionActions } from './connection-actions.tsx';
import { text } from './text.ts';

const TONES: Record<HubspotSyncState, BadgeTone> = {
  working: 'positive',
  waiting: 'caution',
  stopped: 'danger',
};

/** How the sync stands, in figures and, where it does not go on, in words. */
export function ConnectionCard({ connection }: { connection: HubspotConnection }) {
  const instant = useInstantText();
  const { meets } = useSession();
  const { state, problem, syncedAt, nextTryAt, notSent } = connection;
  const isStopped = state === 'stopped';
  return (
    <Card
      title={text.account(connection.accountId)}
      subtitle={connection.name}
      actions={<Badge tone={TONES[state]}>{text.states[state]}</Badge>}
    >
      <div className="grid gap-4">
        {problem ? (
          <Alert
            tone={isStopped ? 'danger' : 'caution'}
            title={isStopped ? text.stoppedTitle : text.waitingTitle}
          >
            {nextTryAt && !isStopped ? text.waitsUntil(problem, instant.dateTime(nextTryAt)) : problem}
          </Alert>
        ) : null}
        <KeyFigures label={text.figures}>
          <KeyFigure label={text.sent} value={connection.sent.toLocaleString('en-AU')} />
          <KeyFigure label={text.taken} value={connection.taken.toLocaleString('en-AU')} />
          <KeyFigure label={text.waiting} value={connection.waiting.toLocaleString('en-AU')} />
          <KeyFigure label={text.conflicts} value={connection.conflicts.toLocaleString('en-AU')} />
        </KeyFigures>
        <DefinitionList
          items={[
            { term: text.since, detail: instant.dateTime(connection.connectedAt) },
            { term: text.synced, detail: syncedAt ? instant.dateTime(syncedAt) : text.never },
            {
              term: problem ? text.nextTry : text.next,
              detail: nextTryAt ? instant.dateTime(nextTryAt) : isStopped ? text.onHold : text.never,
            },
            ...notSent.map(({ reason, leads }) => ({
              term: `${text.notSent}: ${reason}`,
              detail: text.leads(leads),
            })),
          ]}
        />
        {meets('agent') ? <ConnectionActions isStopped={isStopped} /> : null}
      </div>
    </Card>
  );
}
