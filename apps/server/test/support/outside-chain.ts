import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Address, numberToHex } from 'viem';
import { anvilUrl, launchAnvil, stopAnvil } from '../../src/providers/chain/embedded/anvil-process.ts';
import { rpcAt } from '../../src/providers/chain/rpc.ts';

export type OutsideChain = Awaited<ReturnType<typeof startOutsideChain>>;

/** A network that is not ours: nobody has coin there who was not given any. */
export const startOutsideChain = async (chainId: number) => {
  const anvil = await launchAnvil(null, chainId);
  const url = anvilUrl(anvil);
  return {
    url,
    rpc: rpcAt(url),
    give: (address: Address, wei: bigint) => rpcAt(url)('anvil_setBalance', [address, numberToHex(wei)]),
    stop: () => stopAnvil(anvil, 'SIGKILL'),
  };
};

/** One address behind which there is now one network, now another, now none. */
export const startSwitch = async (first: OutsideChain) => {
  let behind: OutsideChain | null = first;
  const server = createServer((incoming, outgoing) => {
    if (!behind) return void outgoing.destroy();
    const { method, headers } = incoming;
    const passed = request(behind.url, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (chain: OutsideChain | null) => {
      behind = chain;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
