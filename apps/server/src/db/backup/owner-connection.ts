import type { Client } from 'pg';
import { withClient } from '../client.ts';

export const withOwner = <Result>(
  ownerUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => withClient({ connectionString: ownerUrl, application_name: 'propguard-backup' }, work);
