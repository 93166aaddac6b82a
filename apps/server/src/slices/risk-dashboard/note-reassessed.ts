import type { HazardReport } from '@propguard/protocol/hazards';
import type { Subject, Valuation } from '@propguard/protocol/valuations';
import { homeKey } from '@propguard/rules/risk-dashboard/home-key';
import type { TxScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';
import { noteFigures } from './note-figures.ts';
import { lockWatchedByKey } from './store.ts';
import { hazardFigures } from './value-watched.ts';

type Assessed = {
  workspaceId: string;
  assessmentId: string;
  subject: Subject;
  valuation: Valuation;
  hazards: HazardReport;
};

/** A watched home was assessed again: its figures are those of the new assessment. */
export const noteReassessed = async (
  { tx }: TxScope,
  { workspaceId, assessmentId, subject: assessed, valuation, hazards }: Assessed,
): Promise<void> => {
  const { factSources: _, ...subject } = assessed;
  const key = homeKey({ ...subject, localityId: subject.locality.id });
  const row = await lockWatchedByKey(tx, workspaceId, key);
  if (!row) return;
  const { valueAud, asOf, modelId, sample } = valuation;
  const now = { valueAud, asOf, modelId, ...hazardFigures(hazards) };
  await noteFigures({ tx }, row, now, { assessmentId, subject, sample, cause: 're-assessed' });
  await publish(tx, { workspaceId, subject: 'watchList', id: row.id });
};
