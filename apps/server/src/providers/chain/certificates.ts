import { valuationCertificateAbi as abi } from '@propguard/abi/valuation-certificate';
import { type Address, encodeFunctionData, type Hex, parseEventLogs, toHex } from 'viem';
import type { CertificateKey, CertificateToken, Sent } from './chain.ts';
import { ChainError } from './chain-error.ts';
import type { OpenChain } from './chain-service.ts';
import { readReceipt } from './outlet.ts';
import { sentBefore, sentOf } from './sent.ts';
import { estimateGas, sendCall } from './signed-call.ts';

const MAX_TOKEN_ID = 2n ** 256n - 1n;

const tokenIdOfHash = ({ client, contracts }: OpenChain, certificateHash: Hex): Promise<bigint> =>
  client.readContract({
    address: contracts.valuationCertificate,
    abi,
    functionName: 'tokenOf',
    args: [certificateHash],
  });

const tokenIdOfTransaction = async ({ outlet, contracts }: OpenChain, txHash: Hex): Promise<bigint> => {
  const receipt = await readReceipt(outlet.rpc, txHash);
  const own = (receipt?.logs ?? []).filter(
    ({ address }) => address.toLowerCase() === contracts.valuationCertificate.toLowerCase(),
  );
  const [minted] = parseEventLogs({
    abi,
    eventName: 'CertificateMinted',
    logs: own as Parameters<typeof parseEventLogs>[0]['logs'],
  });
  return minted ? minted.args.tokenId : 0n;
};

const findTokenId = async (chain: OpenChain, by: CertificateKey): Promise<bigint> => {
  if ('certificateHash' in by) return tokenIdOfHash(chain, by.certificateHash);
  if ('txHash' in by) return tokenIdOfTransaction(chain, by.txHash);
  return /^\d{1,78}$/.test(by.tokenId) ? BigInt(by.tokenId) : 0n;
};

/** The contract keeps the block, so that no provider has to search its whole history for the event. */
const findEvent = async (
  { client, contracts }: OpenChain,
  eventName: 'CertificateMinted' | 'CertificateRevoked',
  tokenId: bigint,
  fromBlock: bigint,
  toBlock?: bigint,
): Promise<Hex | null> => {
  const [event] = await client.getContractEvents({
    address: contracts.valuationCertificate,
    abi,
    eventName,
    args: { tokenId },
    fromBlock,
    ...(toBlock === undefined ? {} : { toBlock }),
  });
  return event?.transactionHash ?? null;
};

export const findCertificate = async (
  chain: OpenChain,
  by: CertificateKey,
): Promise<CertificateToken | null> => {
  const { client, contracts } = chain;
  const tokenId = await findTokenId(chain, by);
  const address = contracts.valuationCertificate;
  const count = await client.readContract({ address, abi, functionName: 'count' });
  if (tokenId === 0n || tokenId > count || tokenId > MAX_TOKEN_ID) return null;
  const [certificate, owner] = await Promise.all([
    client.readContract({ address, abi, functionName: 'certificateOf', args: [tokenId] }),
    client.readContract({ address, abi, functionName: 'ownerOf', args: [tokenId] }),
  ]);
  const block = certificate.mintedInBlock;
  const txHash = await findEvent(chain, 'CertificateMinted', tokenId, block, block);
  if (!txHash) throw new ChainError('unreachable', 'The chain does not show the event of this token.');
  return {
    tokenId: String(tokenId),
    certificateHash: certificate.certificateHash,
    owner,
    txHash,
    blockNumber: Number(block),
    isRevoked: certificate.isRevoked,
  };
};

const mintedBefore = async (
  chain: OpenChain,
  certificateHash: Hex,
): Promise<(Sent & { tokenId: string }) | null> => {
  const token = await findCertificate(chain, { certificateHash });
  return token && { ...(await sentBefore(chain.outlet.rpc, token.txHash)), tokenId: token.tokenId };
};

const isRevert = (error: unknown, name: string): boolean =>
  error instanceof ChainError && error.revertName === name;

export const mintCertificate = async (
  chain: OpenChain,
  input: { to?: Address; certificateHash: Hex; uri: string },
): Promise<Sent & { tokenId: string }> => {
  const { certificateHash, uri, to = chain.account.address } = input;
  const before = await mintedBefore(chain, certificateHash);
  if (before) return before;
  try {
    const receipt = await sendCall(chain.outlet, chain.account, {
      to: chain.contracts.valuationCertificate,
      data: encodeFunctionData({ abi, functionName: 'mint', args: [to, certificateHash, uri] }),
      chainId: chain.network.chainId,
    });
    return {
      ...sentOf(receipt),
      tokenId: String(await tokenIdOfTransaction(chain, receipt.transactionHash)),
    };
  } catch (error) {
    // Another node was quicker.
    const meanwhile = isRevert(error, 'AlreadyMinted') ? await mintedBefore(chain, certificateHash) : null;
    if (meanwhile) return meanwhile;
    throw error;
  }
};

/** As long as a real one: its bytes are part of the fee. */
const URI_LIKE = `https://propguard.example/api/certificates/${'0'.repeat(36)}/credential`;

/** Of a certificate that nobody has yet, at this minute's price. */
export const estimateMintFee = async (chain: OpenChain): Promise<bigint> => {
  const { address } = chain.account;
  const certificateHash = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const gas = await estimateGas(chain.outlet.rpc, address, {
    to: chain.contracts.valuationCertificate,
    data: encodeFunctionData({ abi, functionName: 'mint', args: [address, certificateHash, URI_LIKE] }),
    chainId: chain.network.chainId,
  });
  const { maxFeePerGas } = await chain.client.estimateFeesPerGas();
  return gas * maxFeePerGas;
};

const revokedBefore = async (chain: OpenChain, certificateHash: Hex): Promise<Sent | null> => {
  const token = await findCertificate(chain, { certificateHash });
  if (!token?.isRevoked) return null;
  const txHash = await findEvent(
    chain,
    'CertificateRevoked',
    BigInt(token.tokenId),
    BigInt(token.blockNumber),
  );
  return txHash && sentBefore(chain.outlet.rpc, txHash);
};

export const revokeCertificate = async (chain: OpenChain, certificateHash: Hex): Promise<Sent> => {
  const before = await revokedBefore(chain, certificateHash);
  if (before) return before;
  try {
    return sentOf(
      await sendCall(chain.outlet, chain.account, {
        to: chain.contracts.valuationCertificate,
        data: encodeFunctionData({ abi, functionName: 'revoke', args: [certificateHash] }),
        chainId: chain.network.chainId,
      }),
    );
  } catch (error) {
    const meanwhile = isRevert(error, 'AlreadyRevoked') ? await revokedBefore(chain, certificateHash) : null;
    if (meanwhile) return meanwhile;
    throw error;
  }
};
