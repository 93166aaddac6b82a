import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { TestClient } from './client.ts';

/** Sends a file as the browser does, to `path` and each part's place. */
export const sendParts = async (client: TestClient, path: string, bytes: Buffer): Promise<void> => {
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    const part = Uint8Array.from(bytes.subarray(at, at + PART_BYTES));
    const { status, body } = await client.send('PUT', `${path}/${at / PART_BYTES}`, part);
    if (status !== 200) throw new Error(`The part answered ${status}: ${JSON.stringify(body)}`);
  }
};
