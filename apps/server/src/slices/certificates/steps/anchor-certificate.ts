import { referenceOf } from '../../../access/reference-scope.ts';
import { withInstallationRights } from '../../../db/database.ts';
import type { Chain } from '../../../providers/chain/chain.ts';
import { ChainError } from '../../../providers/chain/chain-error.ts';
import { findAnchorOver, findNewestCheckpoint, setAnchor } from '../log/log-store.ts';
import { coverBy, findLogged, setState } from '../store.ts';
import { chainFor } from './chain-for.ts';
import type { Issuing, Step } from './issuing.ts';

/** Writes the newest head of the log on the chain: it covers everything before it. */
const anchorNewest = async (
  { services, transaction }: Issuing,
  chain: Chain,
  chainId: number,
): Promise<void> => {
  const checkpoint = await findNewestCheckpoint(referenceOf(services).reader);
  if (!checkpoint) throw new Error('There is no checkpoint to anchor.');
  const { size, rootHash } = checkpoint;
  const { checkpointAnchor } = await chain.contracts();
  const { txHash, blockNumber } = await chain.anchorCheckpoint({
    treeSize: size,
    rootHash: `0x${rootHash.toString('hex')}`,
  });
  const anchor = { chainId, contract: checkpointAnchor, transactionHash: txHash, blockNumber };
  await transaction((tx) => withInstallationRights(tx, () => setAnchor(tx, size, anchor)));
};

/** True when a head that has the certificate under it stands on this chain. */
const takeCover = ({ transaction }: Issuing, id: string, chainId: number): Promise<boolean> =>
  transaction(async (tx) => {
    const logged = await findLogged(tx, id);
    if (!logged) throw new Error('The certificate is not in the log.');
    const over = await findAnchorOver(tx, logged.logIndex, chainId);
    if (!over) return false;
    await withInstallationRights(tx, () => coverBy(tx, id, over.size));
    await setState(tx, id, 'anchored');
    return true;
  });

/** logged -> anchored. Another node may have anchored a longer log meanwhile: the shorter one is refused, and not needed. */
export const anchorCertificate: Step = async (issuing, certificate) => {
  const { id } = certificate;
  const { chain, network } = await chainFor(issuing, certificate);
  if (await takeCover(issuing, id, network.chainId)) return;
  const refusal = await anchorNewest(issuing, chain, network.chainId).catch((error: unknown) => {
    if (error instanceof ChainError && error.reason === 'reverted') return error;
    throw error;
  });
  if (!(await takeCover(issuing, id, network.chainId)))
    throw refusal ?? new Error('The anchored checkpoint does not cover it.');
};
