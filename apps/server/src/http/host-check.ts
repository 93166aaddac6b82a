import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { fail } from '../fail.ts';

/** Whoever watches over a node asks it by the address of its machine. */
const WATCHED = /^\/(health\/|metrics$)/;

const isLoopback = (address: string): boolean =>
  address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));

const nameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

/** From this machine to this machine, by no name that anybody else could have given it. */
const isLocal = ({ host, socket }: FastifyRequest): boolean =>
  isLoopback(nameOf(host)) && isLoopback((socket.remoteAddress ?? '').replace('::ffff:', ''));

/**
 * Where an address is configured, a request under another name is not ours: somebody else's name may lead to this
 * machine, and a page of theirs would then be taken for one of ours.
 */
export const registerHostCheck = (app: FastifyInstance, { http }: Config): void => {
  if (!http.isAddressGiven) return;
  const { host: ours } = new URL(http.publicUrl);
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (request.host.toLowerCase() === ours || WATCHED.test(path) || isLocal(request)) return;
    throw fail('WRONG_HOST');
  });
};
