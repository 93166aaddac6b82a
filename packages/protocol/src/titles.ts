import { isAddressShape } from '@propguard/rules/titles/field-shapes';
import { MORTGAGE_STATUSES } from '@propguard/rules/titles/mortgage-status';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { linkRoute, publicRoute, sessionRoute, workspaceRoute } from './route.ts';
import { GuestPass, Instant } from './shapes.ts';
import { ServiceHealth } from './system-health.ts';

const tags = ['blockchain'];

const WalletAddress = z
  .string()
  .refine(isAddressShape, 'Enter an address: 0x and 40 hexadecimal digits.')
  .describe('An account or a contract: 0x and 40 hexadecimal digits.');
const TxHash = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'A transaction hash is 0x and 64 hexadecimal digits.');
const TokenId = z
  .string()
  .regex(/^\d{1,20}$/, 'A token id is a number.')
  .describe('A number, as text.');

export const CHAIN_CONTRACTS = [
  'valuationCertificate',
  'checkpointAnchor',
  'propertyTitle',
  'demoDollar',
  'mortgageManager',
] as const;
export const ChainContractName = z.enum(CHAIN_CONTRACTS);
export type ChainContractName = z.infer<typeof ChainContractName>;

export const ChainOverview = z.object({
  network: z.object({
    chainId: z.int(),
    name: z.string(),
    currency: z.string(),
    isPublic: z.boolean(),
    isEmbedded: z.boolean(),
    explorerUrl: z.string().nullable(),
  }),
  blockNumber: z.int(),
  contracts: z.record(ChainContractName, WalletAddress),
  issuer: WalletAddress,
  titleCount: z.int(),
  mortgageCount: z.int(),
});
export type ChainOverview = z.infer<typeof ChainOverview>;

/** OPS-ENT-29. A token is not legal title to land. */
export const TitleToken = z.object({
  tokenId: TokenId,
  location: z.string(),
  areaSqFt: z.number(),
  valuationUSD: z.number(),
  legalDescription: z.string(),
  hasMortgage: z.boolean(),
  currentOwner: WalletAddress.describe('While the title is in escrow: the borrower.'),
  metadataURI: z.string(),
  mintedBy: WalletAddress,
  isSample: z.boolean(),
});
export type TitleToken = z.infer<typeof TitleToken>;

/** OPS-ENT-30. Amounts are demonstration dollars. */
export const TitleMortgage = z.object({
  mortgageId: TokenId,
  contractAddress: WalletAddress,
  lender: WalletAddress,
  borrower: WalletAddress,
  propertyTokenId: TokenId,
  principal: z.number(),
  monthlyPayment: z.number(),
  totalMonths: z.int(),
  monthsPaid: z.int(),
  amountPaid: z.number(),
  annualRatePercent: z.number(),
  status: z.enum(MORTGAGE_STATUSES),
  startDate: Instant.nullable().describe('Null until the borrower has accepted.'),
  dueDate: Instant.nullable().describe('Of the next payment; null when none is due.'),
  isSample: z.boolean(),
});
export type TitleMortgage = z.infer<typeof TitleMortgage>;

const EventArgument = z.object({ name: z.string(), value: z.string() });
const ChainEvent = z.object({
  contract: ChainContractName.nullable(),
  name: z.string(),
  arguments: z.array(EventArgument),
});

export const ChainTransaction = z.object({
  hash: TxHash,
  status: z.enum(['succeeded', 'reverted', 'pending']),
  blockNumber: z.int().nullable(),
  at: Instant,
  from: WalletAddress,
  to: WalletAddress.nullable(),
  contract: ChainContractName.nullable(),
  call: z.string().describe("The contract's function, or what else it does."),
  gasUsed: z.string().nullable(),
  feeWei: z.string().nullable(),
  events: z.array(ChainEvent),
});
export type ChainTransaction = z.infer<typeof ChainTransaction>;

export const ChainContract = z.object({
  name: ChainContractName,
  address: WalletAddress,
  deployedInBlock: z.int(),
  deployedBy: TxHash,
  source: z.string(),
});

const RpcRequest = z.object({
  jsonrpc: z.literal('2.0').default('2.0'),
  id: z.union([z.number(), z.string(), z.null()]).default(null),
  method: z.string().max(60),
  params: z.array(z.unknown()).max(4).default([]),
});
const RpcReply = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.number(), z.string(), z.null()]),
  result: z.unknown().optional(),
  error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }).optional(),
});
export type RpcReply = z.infer<typeof RpcReply>;

const reading = sessionRoute('places:read').errors(
  errorsOf('UNAVAILABLE', 'WRONG_NETWORK', 'CHAIN_ACCOUNT_EMPTY', 'KEYS_LOCKED'),
);

export const titles = {
  /** CORE-CALL-17. */
  health: publicRoute
    .route({ method: 'GET', path: '/blockchain/blockchain-health', tags, summary: 'The chain' })
    .output(ServiceHealth),
  overview: reading
    .route({
      method: 'GET',
      path: '/blockchain/overview',
      tags,
      summary: 'The network and our contracts on it',
    })
    .output(ChainOverview),
  list: reading
    .route({
      method: 'GET',
      path: '/blockchain/titles',
      tags,
      summary: 'Property title tokens, newest first',
    })
    .input(PageQuery)
    .output(pageOf(TitleToken)),
  get: reading
    .errors(errorsOf('NOT_FOUND'))
    .route({ method: 'GET', path: '/blockchain/titles/{tokenId}', tags, summary: 'A property title token' })
    .input(z.object({ tokenId: TokenId }))
    .output(TitleToken),
  mortgages: reading
    .route({
      method: 'GET',
      path: '/blockchain/mortgages',
      tags,
      summary: 'Mortgages over titles, newest first',
    })
    .input(PageQuery)
    .output(pageOf(TitleMortgage)),
  contract: reading
    .route({
      method: 'GET',
      path: '/blockchain/contracts/{name}',
      tags,
      summary: 'A contract and its source',
    })
    .input(z.object({ name: ChainContractName }))
    .output(ChainContract),
  transactions: reading
    .route({
      method: 'GET',
      path: '/blockchain/transactions',
      tags,
      summary: 'What went through this installation to the chain, newest first',
    })
    .input(PageQuery.extend({ contract: ChainContractName.optional() }))
    .output(pageOf(ChainTransaction)),
  transaction: reading
    .errors(errorsOf('NOT_FOUND'))
    .route({ method: 'GET', path: '/blockchain/transactions/{hash}', tags, summary: 'One transaction' })
    .input(z.object({ hash: TxHash }))
    .output(ChainTransaction),
  faucet: sessionRoute(null)
    .meta({ access: { kind: 'session', scope: null }, rate: 'credentials' })
    .errors(errorsOf('UNAVAILABLE', 'STORAGE_FULL'))
    .route({
      method: 'POST',
      path: '/blockchain/faucet',
      tags,
      summary: 'Fills a demonstration wallet on the embedded chain',
    })
    .input(z.object({ address: WalletAddress }))
    .output(z.object({ transactions: z.array(TxHash), coinWei: z.string(), dollars: z.number() })),
  rpc: sessionRoute('places:read')
    .errors(errorsOf('UNAVAILABLE', 'STORAGE_FULL'))
    .route({
      method: 'POST',
      path: '/blockchain/rpc',
      tags,
      summary: 'JSON-RPC of the embedded chain: reading, and sending signed transactions',
    })
    .input(RpcRequest)
    .output(RpcReply),
  walletAddress: workspaceRoute('viewer', null)
    .errors(errorsOf('UNAVAILABLE', 'LIMIT_REACHED'))
    .route({
      method: 'POST',
      path: '/blockchain/wallet-addresses',
      tags,
      summary: 'An address at which a wallet outside of the product reaches the embedded chain',
      description: 'Shown once. It is its owner’s to keep: whoever has it may use it until it ends.',
      successStatus: 201,
    })
    .output(z.object({ rpcUrl: z.string(), expiresAt: Instant })),
  walletRpc: linkRoute('wallet', 'pass')
    .errors(errorsOf('UNAVAILABLE', 'STORAGE_FULL'))
    .route({
      method: 'POST',
      path: '/blockchain/rpc/{pass}',
      tags,
      summary: 'The same for a wallet outside of the product, by an address that a member made for it',
    })
    .input(RpcRequest.extend({ pass: GuestPass }))
    .output(RpcReply),
};
