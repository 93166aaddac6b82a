import type { EngineSettings } from './engine-settings.ts';

const SHOWN = '…';

/** What a service says of a failure may repeat the key that it was sent: nobody reads it there. */
export const withoutKeys = (message: string, { sensay, openAi }: EngineSettings): string =>
  [sensay.access?.organisationSecret, openAi.access?.key].reduce<string>(
    (text, key) => (key ? text.replaceAll(key, SHOWN) : text),
    message,
  );
