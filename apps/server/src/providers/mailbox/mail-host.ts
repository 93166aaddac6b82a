import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../outside/public-address.ts';

/**
 * Where a host of somebody's choosing is: looked at first, so that nobody reaches this network through us unless the
 * operator allows it; the connection then goes to the address that was looked at.
 */
export const lookAtHost = async (host: string, mayBePrivate: boolean): Promise<string> => {
  const [first, ...others] = await lookup(host, { all: true });
  if (!first) throw new Error(`${host} has no address.`);
  if (!mayBePrivate && ![first, ...others].every(({ address }) => isPublicAddress(address)))
    throw new Error(
      `${host} is on this machine or in its own network. The operator can allow it with OUTSIDE_SERVICES_PRIVATE.`,
    );
  return first.address;
};

/** `mail.example.com:993`; without a port the usual one. */
export const splitHost = (given: string, usualPort: number): { host: string; port: number } => {
  const [host = '', port] = given.split(':');
  return { host, port: port === undefined ? usualPort : Number(port) };
};
