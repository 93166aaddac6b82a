import { INVALID_CREDENTIALS_ERROR } from '@propguard/rules/assistant/connection-texts';
import { type SensayClient, SensayError } from './client.ts';

export type SensayConnection = { userId: string; replicaUuid: string };

/** CORE-EXT-08, within what version 2025-03-25 takes. */
const replicaOf = (ownerID: string) => ({
  name: 'PropGuard AI',
  shortDescription: 'Australian property, risk and lending',
  greeting: 'Ask me about the value, the market or the risks of an Australian property.',
  ownerID,
  private: false,
  slug: `propguard-${ownerID}`.slice(0, 50),
  llm: { model: 'gpt-4o', memoryMode: 'prompt-caching', systemMessage: 'You help with Australian property.' },
});

const isRefusedKey = (error: unknown): boolean =>
  error instanceof SensayError && (error.status === 401 || error.status === 403);

/** CORE-CONN-04: credentials are good, the user exists, a replica exists; the first one listed is used. */
export const connectSensay = async (client: SensayClient, userId: string): Promise<SensayConnection> => {
  try {
    const user =
      (await client.findUser(userId)) ?? (await client.createUser({ id: userId, name: 'PropGuard' }));
    const [first] = await client.listReplicas(user.id);
    return {
      userId: user.id,
      replicaUuid: first?.uuid ?? (await client.createReplica(replicaOf(user.id), user.id)),
    };
  } catch (error) {
    if (isRefusedKey(error)) throw new SensayError(401, INVALID_CREDENTIALS_ERROR);
    throw error;
  }
};
