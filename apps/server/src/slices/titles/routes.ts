import { guestSteps, publicRoutes, sessionRoutes, workspaceRoutes } from '../../access/guards.ts';
import { whoPresses } from '../../access/principal.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { checkChain } from './check-chain.ts';
import { fillWallet } from './fill-wallet.ts';
import { getContract } from './get-contract.ts';
import { getTitle } from './get-title.ts';
import { getTransaction } from './get-transaction.ts';
import { listMortgages } from './list-mortgages.ts';
import { listTitles } from './list-titles.ts';
import { listTransactions } from './list-transactions.ts';
import { relayRpc } from './relay-rpc.ts';
import { showOverview } from './show-overview.ts';
import { demandMember, makeWalletAddress } from './wallet-address.ts';

export const titleRoutes = {
  health: publicRoutes.titles.health.handler(({ context }) => checkChain(context.scope)),
  overview: sessionRoutes.titles.overview.handler(({ context }) => showOverview(context.scope)),
  list: sessionRoutes.titles.list.handler(({ context, input }) => listTitles(context.scope, input)),
  get: sessionRoutes.titles.get.handler(({ context, input }) => getTitle(context.scope, input.tokenId)),
  mortgages: sessionRoutes.titles.mortgages.handler(({ context, input }) =>
    listMortgages(context.scope, input),
  ),
  contract: sessionRoutes.titles.contract.handler(({ context, input }) =>
    getContract(context.scope, input.name),
  ),
  transactions: sessionRoutes.titles.transactions.handler(({ context, input }) =>
    listTransactions(context.scope, input),
  ),
  transaction: sessionRoutes.titles.transaction.handler(({ context, input }) =>
    getTransaction(context.scope, input.hash),
  ),
  faucet: sessionRoutes.titles.faucet.handler(({ context, input }) =>
    fillWallet(context.scope, {
      who: whoPresses(context.principal, context.address),
      address: input.address,
    }),
  ),
  rpc: sessionRoutes.titles.rpc.handler(({ context, input }) =>
    relayRpc(context.scope, whoPresses(context.principal, context.address), input),
  ),
  walletAddress: workspaceRoutes.titles.walletAddress.handler(({ context }) =>
    makeWalletAddress(context.scope),
  ),
  walletRpc: guestSteps.titles.walletRpc.handler(async ({ context, input }) => {
    await context.openGuest('read', demandMember);
    return relayRpc(referenceOf(context.services), whoPresses(null, context.address), input);
  }),
};
