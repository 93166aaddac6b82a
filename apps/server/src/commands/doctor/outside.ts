import type { Config } from '../../config/config.ts';
import { probeServer } from '../../providers/mail/probe-server.ts';
import { serverAt } from '../../providers/mail/smtp-server.ts';
import { type Finding, fault, good, reasonOf, warning } from './finding.ts';

const ANSWER_WITHIN_MS = 6_000;
const LOCAL = /^(localhost|127\.|\[?::1)/;

export const checkMail = async ({ mail }: Config): Promise<Finding> => {
  const { smtpUrl } = mail;
  if (smtpUrl === null)
    return warning(
      'Mail',
      'No mail server: emails wait in the outbox of the app.',
      'Set SMTP_URL and MAIL_FROM.',
    );
  try {
    await probeServer(serverAt(smtpUrl));
    return good('Mail', 'The mail server lets us in.');
  } catch (error) {
    return fault('Mail', reasonOf(error), 'Look at SMTP_URL: host, port, user and password.');
  }
};

/** What people type, and whether it leads here. */
export const checkAddress = async ({ http }: Config, isSet: boolean): Promise<Finding> => {
  const url = new URL(http.publicUrl);
  if (!isSet && !LOCAL.test(http.host))
    return fault(
      'Address',
      `It listens on ${http.host}, and PUBLIC_URL is not set: links in letters lead to ${http.publicUrl}.`,
      'Set PUBLIC_URL to the address that people type.',
    );
  if (url.protocol === 'http:' && !LOCAL.test(url.host))
    return fault(
      'Address',
      `${http.publicUrl} has no TLS: passwords and sessions travel in the open.`,
      'Put nginx or Caddy in front and make PUBLIC_URL https (docs/guides/deploying.md).',
    );
  try {
    const answer = await fetch(`${http.publicUrl}/health/live`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'manual',
    });
    const body = answer.ok ? await answer.text() : '';
    if (!body.includes('"live"'))
      return fault(
        'Address',
        `${http.publicUrl} answers ${answer.status}, and it is not PropGuard that answers.`,
        'Look at what the proxy in front passes on, and to which port.',
      );
  } catch (error) {
    return warning(
      'Address',
      `${http.publicUrl} does not answer: ${reasonOf(error)}.`,
      'Start PropGuard, then look at DNS, the proxy in front, and its certificate.',
    );
  }
  if (url.protocol === 'https:' && http.proxies === 0)
    return warning(
      'Address',
      `${http.publicUrl} answers, and TRUST_PROXY is not set: everybody seems to come from the proxy.`,
      'Set TRUST_PROXY=1, or to the number of proxies in front.',
    );
  return good('Address', `${http.publicUrl} answers.`);
};

export const checkChain = async ({ chain }: Config): Promise<Finding> => {
  if (chain.rpcUrl === null)
    return chain.isEmbedded
      ? good('Chain', 'The embedded one starts with a node; it is for trying things.')
      : warning(
          'Chain',
          'None: certificates are in the log only.',
          'Set CHAIN_RPC_URL and CHAIN_PRIVATE_KEY.',
        );
  const todo = 'Look at CHAIN_RPC_URL and CHAIN_ID.';
  try {
    const answer = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const body: unknown = await answer.json();
    const id = Number((body as { result?: string }).result);
    if (!Number.isInteger(id)) return fault('Chain', 'What answers there is no EVM network.', todo);
    if (chain.chainId !== null && id !== chain.chainId)
      return fault('Chain', `Network ${id} answers, and CHAIN_ID says ${chain.chainId}.`, todo);
    return good('Chain', `Network ${id} answers.`);
  } catch (error) {
    return fault('Chain', `It does not answer: ${reasonOf(error)}.`, todo);
  }
};

export const checkSecret = ({ secret, database }: Config): Finding => {
  if (secret !== null) return good('Secret', 'PROPGUARD_SECRET is set.');
  if (database.ownerUrl === null && database.appUrl !== null)
    return fault(
      'Secret',
      'PROPGUARD_SECRET is missing, and with DATABASE_APP_URL alone it cannot be read from the database.',
      'Set it to the same value on every node.',
    );
  return good('Secret', 'Made and kept in the database: whoever has a backup has it.');
};
