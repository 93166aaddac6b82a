import { checkpointAnchorBytecode } from '@propguard/abi/bytecode/checkpoint-anchor';
import { demoDollarBytecode } from '@propguard/abi/bytecode/demo-dollar';
import { mortgageManagerBytecode } from '@propguard/abi/bytecode/mortgage-manager';
import { propertyTitleBytecode } from '@propguard/abi/bytecode/property-title';
import { valuationCertificateBytecode } from '@propguard/abi/bytecode/valuation-certificate';
import { checkpointAnchorAbi } from '@propguard/abi/checkpoint-anchor';
import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import { valuationCertificateAbi } from '@propguard/abi/valuation-certificate';
import { sql } from 'drizzle-orm';
import { type Address, encodeDeployData, getAddress, type Hex, type PrivateKeyAccount } from 'viem';
import type { Database } from '../../db/database.ts';
import type { ChainContracts, ContractName } from './chain.ts';
import { ChainError } from './chain-error.ts';
import { createChainLock, type Held, writeHeld } from './chain-lock.ts';
import type { Outlet } from './outlet.ts';
import { sendCall } from './signed-call.ts';

type Deployed = Partial<ChainContracts>;
type Deployment = { name: ContractName; data: (deployed: Deployed, issuer: Address) => Hex };

const addressOf = (deployed: Deployed, name: ContractName): Address => {
  const address = deployed[name];
  if (!address) throw new Error(`${name} must be deployed first`);
  return address;
};

/** In the order in which they need each other. */
const DEPLOYMENTS: Deployment[] = [
  {
    name: 'valuationCertificate',
    data: (_, issuer) =>
      encodeDeployData({
        abi: valuationCertificateAbi,
        bytecode: valuationCertificateBytecode,
        args: [issuer],
      }),
  },
  {
    name: 'checkpointAnchor',
    data: (_, issuer) =>
      encodeDeployData({ abi: checkpointAnchorAbi, bytecode: checkpointAnchorBytecode, args: [issuer] }),
  },
  {
    name: 'propertyTitle',
    data: () => encodeDeployData({ abi: propertyTitleAbi, bytecode: propertyTitleBytecode }),
  },
  {
    name: 'demoDollar',
    data: (_, issuer) =>
      encodeDeployData({ abi: demoDollarAbi, bytecode: demoDollarBytecode, args: [issuer] }),
  },
  {
    name: 'mortgageManager',
    data: (deployed) =>
      encodeDeployData({
        abi: mortgageManagerAbi,
        bytecode: mortgageManagerBytecode,
        args: [addressOf(deployed, 'propertyTitle'), addressOf(deployed, 'demoDollar')],
      }),
  },
];

type Options = { database: Database; outlet: Outlet; account: PrivateKeyAccount; chainId: number };

const readContracts = async (held: Held, chainId: number): Promise<Deployed> => {
  const { rows } = await held.execute<{ name: ContractName; address: Address }>(
    sql`select name, address from chain_contract where chain_id = ${chainId}`,
  );
  return Object.fromEntries(rows.map(({ name, address }) => [name, address]));
};

/** Written down and not there: another network of the same number, or one that was made anew. */
const demandPresent = async ({ outlet, chainId }: Options, deployed: Deployed): Promise<void> => {
  for (const [name, address] of Object.entries(deployed)) {
    if ((await outlet.rpc('eth_getCode', [address, 'latest'])) !== '0x') continue;
    throw new ChainError(
      'wrong-network',
      `Chain ${chainId} has nothing at ${address}, where ${name} of this installation was deployed.`,
    );
  }
};

/**
 * The addresses of our contracts on this network; what is not there is deployed. One node does it while the others
 * wait, and each contract is written down as soon as it stands.
 */
export const ensureContracts = (options: Options): Promise<ChainContracts> =>
  createChainLock(
    options.database,
    'deploying',
  )(async (held) => {
    const { outlet, account, chainId } = options;
    const deployed = await readContracts(held, chainId);
    await demandPresent(options, deployed);
    for (const { name, data } of DEPLOYMENTS.filter(({ name }) => !deployed[name])) {
      const receipt = await sendCall(outlet, account, { data: data(deployed, account.address), chainId });
      if (!receipt.contractAddress) throw new ChainError('rejected', `${name} was not deployed.`);
      const address = getAddress(receipt.contractAddress);
      await writeHeld(
        held,
        sql`insert into chain_contract (chain_id, name, address, tx_hash, block_number)
            values (${chainId}, ${name}, ${address}, ${receipt.transactionHash}, ${Number(receipt.blockNumber)})`,
      );
      deployed[name] = address;
    }
    return deployed as ChainContracts;
  });
