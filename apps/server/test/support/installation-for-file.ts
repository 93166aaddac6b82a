import { afterAll, beforeAll } from 'vitest';
import type { TestClient } from './client.ts';
import { createInstallation, type TestInstallation } from './installation.ts';

/** An installation with one node, for all the tests of a file. */
export const installationForFile = () => {
  let current: TestInstallation;
  let newClient: () => TestClient;
  beforeAll(async () => {
    current = await createInstallation();
    newClient = (await current.startNode()).client;
  });
  afterAll(() => current.close());
  return {
    client: (): TestClient => newClient(),
    installation: {
      get owner() {
        return current.owner;
      },
      startNode: (...options: Parameters<TestInstallation['startNode']>) => current.startNode(...options),
    },
  };
};
