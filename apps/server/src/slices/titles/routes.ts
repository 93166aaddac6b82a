import { publicRoutes, sessionRoutes } from '../../access/guards.ts';
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

export const titleRoutes = {
  health: publicRoutes.titles.health.handler(({ context }) => checkChain(context.services)),
  overview: sessionRoutes.titles.overview.handler(({ context }) => showOverview(context.services)),
  list: sessionRoutes.titles.list.handler(({ context, input }) => listTitles(context.services, input)),
  get: sessionRoutes.titles.get.handler(({ context, input }) => getTitle(context.services, input.tokenId)),
  mortgages: sessionRoutes.titles.mortgages.handler(({ context, input }) =>
    listMortgages(context.services, input),
  ),
  contract: sessionRoutes.titles.contract.handler(({ context, input }) =>
    getContract(context.services, input.name),
  ),
  transactions: sessionRoutes.titles.transactions.handler(({ context, input }) =>
    listTransactions(context.services, input),
  ),
  transaction: sessionRoutes.titles.transaction.handler(({ context, input }) =>
    getTransaction(context.services, input.hash),
  ),
  faucet: sessionRoutes.titles.faucet.handler(({ context, input }) =>
    fillWallet(context.services, input.address),
  ),
  rpc: publicRoutes.titles.rpc.handler(({ context, input }) => relayRpc(context.services, input)),
};
