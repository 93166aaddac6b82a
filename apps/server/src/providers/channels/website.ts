import type { ChannelPort, Connection } from './channel-port.ts';

const ANSWER_MS = 10_000;

/**
 * Our own widget. What is written there comes in by the visitor's pass and is read in the frame; only whether a site
 * would be given the script is asked, under the address that sites have.
 */
export const websitePort = ({ settings: { publicUrl = '', key = '' } }: Connection): ChannelPort => ({
  verify: () => false,
  parse: () => ({ event: 'unknown', messages: [], receipts: [] }),
  send: async () => ({ kind: 'not-sent', text: 'It is read in the widget itself.' }),
  probe: async () => {
    const reply = await fetch(`${publicUrl}/widget/${key}/v1.js`, {
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    }).catch(() => {
      throw new Error(`${publicUrl} didn’t answer. Is it the address visitors use?`);
    });
    if (!reply.ok) throw new Error(`The script answered with ${reply.status}.`);
    return { name: new URL(publicUrl).host };
  },
});
