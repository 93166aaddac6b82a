/**
 * Milliseconds from the end of a burst's window until the first answer is at the service, with 10 messages a second of
 * people who ask the assistant something by Telegram. The slowest twentieth decides.
 */
import { BURST_MS } from '../packages/rules/src/channels/burst-ends.ts';
import { withTelegramTrial } from './lib/telegram-trial.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const SECONDS = 30;
const PER_SECOND = 10;
const WARM = 20;
const TARGET_MS = 1_000;
const GIVE_UP_MS = 60_000;
const QUESTIONS = [
  'How is the unit market in New Farm?',
  'is Lismore flood prone',
  'if I borrow 640k on an 800k house what is the LVR',
  'how much can i borrow on 120k a year',
  'what is the serviceability buffer?',
  'what can you do',
];

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

await withTrialInstallation(
  ({ url }) =>
    withTelegramTrial(url, async ({ services, callOf }) => {
      let updateId = 1;
      const askedAt = new Map<string, number>();
      const waits = new Map<string, number>();
      const ask = async (chatId: number): Promise<void> => {
        const text = QUESTIONS[chatId % QUESTIONS.length] ?? '';
        const call = callOf({ updateId: updateId++, chatId, text });
        askedAt.set(String(chatId), performance.now());
        const reply = await fetch(`${url}${call.path}`, {
          method: 'POST',
          headers: call.headers,
          body: call.body,
        });
        if (reply.status !== 200) throw new Error(`${reply.status} for a call`);
      };
      let seen = 0;
      const look = (): void => {
        for (; seen < services.sent.length; seen += 1) {
          const to = services.sent[seen]?.to ?? '';
          const from = askedAt.get(to);
          if (from !== undefined && !waits.has(to)) waits.set(to, performance.now() - from - BURST_MS);
        }
      };
      const looking = setInterval(look, 5);
      const untilAll = async (): Promise<void> => {
        for (const start = performance.now(); waits.size < askedAt.size; await rest(20))
          if (performance.now() - start > GIVE_UP_MS)
            throw new Error(`${askedAt.size - waits.size} were not answered.`);
      };
      for (let n = 0; n < WARM; n += 1) await ask(5_000_000 + n);
      await untilAll();
      waits.clear();
      askedAt.clear();
      const begun = performance.now();
      for (let n = 0; n < SECONDS * PER_SECOND; n += 1) {
        await rest(begun + (n * 1000) / PER_SECOND - performance.now());
        void ask(6_000_000 + n);
      }
      await untilAll();
      clearInterval(looking);
      const times = [...waits.values()].sort((a, b) => a - b);
      const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
      console.log(`${times.length} answered; median ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`);
      settle({ name: 'channel-answer', value: at(0.95), unit: 'ms', target: TARGET_MS, better: 'lower' });
    }),
  { CHAIN_EMBEDDED: 'false', OUTSIDE_SERVICES_PRIVATE: 'true' },
);
