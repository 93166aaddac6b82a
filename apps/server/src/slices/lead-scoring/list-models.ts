import type { ScoringModel } from '@propguard/protocol/lead-scoring';
import { BAND_FROM } from '@propguard/rules/lead-scoring/score-bands';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findModels } from './model-store.ts';
import { countRight } from './score-store.ts';
import { firstModel, toModel } from './view.ts';

const SHOWN_VERSIONS = 50;
/** With fewer a share would say more than is known. */
const LEAST_DECIDED = 30;

type Models = {
  current: ScoringModel;
  accuracy: { right: number; decided: number; share: number | null };
  versions: ScoringModel[];
};

export const listModels = async ({ tx }: Pick<WorkspaceScope, 'tx'>): Promise<Models> => {
  const rows = await findModels(tx, SHOWN_VERSIONS);
  const versions = [...rows.map(toModel), firstModel];
  const { right, decided } = await countRight(tx, BAND_FROM.warm);
  return {
    current: versions[0] ?? firstModel,
    accuracy: { right, decided, share: decided < LEAST_DECIDED ? null : right / decided },
    versions,
  };
};
