import { feeText, networkName } from '@propguard/rules/certificates/networks';
import { referenceOf } from '../../../access/reference-scope.ts';
import { withInstallationRights } from '../../../db/database.ts';
import { endAudit } from '../../audit/end-audit.ts';
import { findCheckpoint } from '../log/log-store.ts';
import { findLogged, lockCertificate, setState, setToken } from '../store.ts';
import { chainFor } from './chain-for.ts';
import type { Step } from './issuing.ts';

/**
 * anchored -> minted. The chain knows the certificate by its hash: a second attempt finds the first one's token. When
 * another chain was configured since it was anchored, it is anchored there first.
 */
export const mintToken: Step = async (issuing, certificate) => {
  const { services, transaction } = issuing;
  const { id, workspaceId } = certificate;
  const { reader } = referenceOf(services);
  const { chain, network } = await chainFor(issuing, certificate);
  const logged = await findLogged(reader, id);
  if (!logged) throw new Error('The certificate is not in the log.');
  const checkpoint = await findCheckpoint(reader, logged.checkpointSize);
  if (checkpoint?.anchor?.chainId !== network.chainId) return transaction((tx) => setState(tx, id, 'logged'));
  const { valuationCertificate } = await chain.contracts();
  const { tokenId, txHash, blockNumber, feeWei } = await chain.mintCertificate({
    certificateHash: `0x${logged.certificateHash.toString('hex')}`,
    uri: `${services.config.http.publicUrl}/api/certificates/${id}/credential`,
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
    const locked = await lockCertificate(tx, id);
    if (locked?.state !== 'anchored') return;
    await withInstallationRights(tx, () => setToken(tx, id, token));
    await setState(tx, id, 'minted');
    if (workspaceId !== null) await endAudit({ tx }, id, 'COMPLETED');
  });
};
