import { randomUUID } from 'node:crypto';
import {
  type ChannelServices,
  startChannelServices,
  TELEGRAM_TOKEN,
} from '@propguard/sandbox/channels/channel-services';
import { telegramCall } from '@propguard/sandbox/channels/signed-calls';

type TelegramTrial = {
  workspaceId: string;
  cookie: string;
  services: ChannelServices;
  /** What the service posts to us when somebody writes. */
  callOf: (message: { updateId: number; chatId: number; text: string }) => {
    path: string;
    headers: Record<string, string>;
    body: string;
  };
};

/** A member with a Telegram bot of their own, at the stand-in. */
export const withTelegramTrial = async (
  url: string,
  work: (trial: TelegramTrial) => Promise<void>,
): Promise<void> => {
  const services = await startChannelServices();
  try {
    const json = { 'content-type': 'application/json' };
    const signed = await fetch(`${url}/api/account/sign-up`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        name: 'Nadia',
        email: `${randomUUID()}@bench.localhost`,
        password: 'correct horse bench',
      }),
    });
    const cookie = signed.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const session = await signed.json();
    const made = await fetch(`${url}/api/channels`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ channel: 'telegram', token: TELEGRAM_TOKEN, apiUrl: services.url }),
    });
    const hook = services.telegramHook;
    if (!made.ok || !hook) throw new Error(`Not connected: ${made.status} ${await made.text()}`);
    await work({
      workspaceId: session.workspace.id,
      cookie,
      services,
      callOf: (message) => {
        const call = telegramCall(hook, message);
        return { path: new URL(call.url).pathname, headers: call.headers, body: call.body };
      },
    });
  } finally {
    await services.close();
  }
};
