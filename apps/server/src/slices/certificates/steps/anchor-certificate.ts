import { withInstallationRights } from '../../../db/database.ts';
import { ChainError } from '../../../providers/chain/chain-error.ts';
import { demandChain } from '../demand-chain.ts';
import { findAnchorOver, findNewestCheckpoint, setAnchor } from '../log/log-store.ts';
import { coverBy, findLogged, setState } from '../store.ts';
import type { Issuing, Step } from './issuing.ts';

/** Writes the newest head of the log on the chain: it covers everything before it. */
const anchorNewest = async ({ services, transaction }: Issuing): Promise<void> => {
  const chain = demandChain(services);
  const checkpoint = await findNewestCheckpoint(services.database.plain);
  if (!checkpoint) throw new Error('There is no checkpoint to anchor.');
  const { size, rootHash } = checkpoint;
  const [{ chainId }, { checkpointAnchor }] = await Promise.all([chain.network(), chain.contracts()]);
  const { txHash, blockNumber } = await chain.anchorCheckpoint({
    treeSize: size,
    rootHash: `0x${rootHash.toString('hex')}`,
  });
  const anchor = { chainId, contract: checkpointAnchor, transactionHash: txHash, blockNumber };
  await transaction((tx) => withInstallationRights(tx, () => setAnchor(tx, size, anchor)));
};

/** True when a head that has the certificate under it stands on the chain. */
const takeCover = ({ transaction }: Issuing, id: string): Promise<boolean> =>
  transaction(async (tx) => {
    const logged = await findLogged(tx, id);
    if (!logged) throw new Error('The certificate is not in the log.');
    const over = await findAnchorOver(tx, logged.logIndex);
    if (!over) return false;
    await withInstallationRights(tx, () => coverBy(tx, id, over.size));
    await setState(tx, id, 'anchored');
    return true;
  });

/** logged -> anchored. Another node may have anchored a longer log meanwhile: the shorter one is refused, and not needed. */
export const anchorCertificate: Step = async (issuing, { id }) => {
  if (await takeCover(issuing, id)) return;
  const refusal = await anchorNewest(issuing).catch((error: unknown) => {
    if (error instanceof ChainError && error.reason === 'reverted') return error;
    throw error;
  });
  if (!(await takeCover(issuing, id)))
    throw refusal ?? new Error('The anchored checkpoint does not cover it.');
};
