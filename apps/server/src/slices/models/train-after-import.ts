import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { requestTraining } from './request-training.ts';

/** Other sales call for another model, unless the operator wants to choose the hour. */
export const trainAfterImport = async (
  services: Pick<Context, 'queue' | 'config'>,
  tx: Tx,
): Promise<void> => {
  if (services.config.models.trainAfterImport) await requestTraining(services, tx, null);
};
