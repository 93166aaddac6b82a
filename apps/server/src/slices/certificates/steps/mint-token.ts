import { feeText, networkName } from '@propguard/rules/certificates/networks';
import { withInstallationRights } from '../../../db/database.ts';
import { endAudit } from '../../audit/end-audit.ts';
import { demandChain } from '../demand-chain.ts';
import { findLogged, lockCertificate, setState, setToken } from '../store.ts';
import type { Step } from './issuing.ts';

/** anchored -> minted. The chain knows the certificate by its hash: a second attempt finds the first one's token. */
export const mintToken: Step = async ({ services, transaction }, { id, workspaceId }) => {
  const { config, database } = services;
  const chain = demandChain(services);
  const logged = await findLogged(database.plain, id);
  if (!logged) throw new Error('The certificate is not in the log.');
  const [network, { valuationCertificate }] = await Promise.all([chain.network(), chain.contracts()]);
  const { tokenId, txHash, blockNumber, feeWei } = await chain.mintCertificate({
    certificateHash: `0x${logged.certificateHash.toString('hex')}`,
    uri: `${config.http.publicUrl}/api/certificates/${id}/credential`,
  });
  const { chainId, name, currency } = network;
  const token = {
    chainId,
    network: networkName({ chainId, name }),
    contract: valuationCertificate,
    tokenId,
    transactionHash: txHash,
    blockNumber,
    fee: feeText(BigInt(feeWei), currency),
  };
  await transaction(async (tx) => {
    const certificate = await lockCertificate(tx, id);
    if (certificate?.state !== 'anchored') return;
    await withInstallationRights(tx, () => setToken(tx, id, token));
    await setState(tx, id, 'minted');
    if (workspaceId !== null) await endAudit(tx, id, 'COMPLETED');
  });
};
