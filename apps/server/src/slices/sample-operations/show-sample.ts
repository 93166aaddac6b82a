import type { SampleOperations } from '@propguard/protocol/sample-operations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { makeSample } from './make-sample.ts';
import { moveOn } from './move-on.ts';
import {
  countSampleLeads,
  findSample,
  hasRealOperations,
  lockSample,
  markEnding,
  markOpened,
} from './store.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId' | 'accountId'>;

export const getSample = async ({ tx, workspaceId }: Scope): Promise<SampleOperations> => {
  const sample = await findSample(tx, workspaceId);
  if (sample?.state === 'shown')
    return { state: 'shown', madeFor: sample.madeFor, leads: await countSampleLeads(tx) };
  if (await hasRealOperations(tx)) return { state: 'real', madeFor: null, leads: 0 };
  return { state: sample ? 'removed' : 'none', madeFor: null, leads: 0 };
};

/** Made when it is first asked for, moved on when it is of another day. */
export const showSample = async (scope: Scope): Promise<SampleOperations> => {
  const { tx, workspaceId } = scope;
  await lockSample(tx, workspaceId);
  const sample = await findSample(tx, workspaceId);
  if (sample?.state !== 'shown') {
    if (await hasRealOperations(tx)) throw fail('CONFLICT');
    return makeSample(scope);
  }
  await markOpened(tx, workspaceId);
  await moveOn(scope, sample);
  return getSample(scope);
};

export const removeSample = async ({ tx, workspaceId }: Scope): Promise<SampleOperations> => {
  await lockSample(tx, workspaceId);
  const sample = await findSample(tx, workspaceId);
  if (sample?.state === 'shown') await markEnding(tx, workspaceId);
  if (sample) return { state: 'removed', madeFor: null, leads: 0 };
  return { state: (await hasRealOperations(tx)) ? 'real' : 'none', madeFor: null, leads: 0 };
};
