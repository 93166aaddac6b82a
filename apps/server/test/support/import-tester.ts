import type { ImportDetail, ImportSettings } from '@propguard/protocol/data-imports';
import type { Client } from 'pg';
import { vi } from 'vitest';
import type { TestClient } from './client.ts';
import { PATIENCE } from './patience.ts';
import { sendParts } from './send-parts.ts';

/** Three good rows, one twice, and four that cannot be taken. */
export const SALES_CSV = `Suburb,Address,Type,Price,Rooms,Method,Date,Landsize,Lattitude,Longtitude
Abbotsford,85 Turner St,h,1480000,2,S,3/12/2016,202,-37.7996,144.9984
Abbotsford,25 Bloomburg St,h,1035000,2,SP,4/02/2016,156,-37.8079,144.9934
Richmond,3/12 Church St,u,$650k,1,SA,14/05/2017,,,
Abbotsford,85 Turner St,h,1480000,2,S,3/12/2016,202,-37.7996,144.9984
Abbotsford,1 Nothing St,h,0,2,S,3/12/2016,202,-37.7996,144.9984
Abbotsford,2 Nothing St,h,900000,2,S,3/12/2199,202,-37.7996,144.9984
Atlantis,3 Nothing St,h,900000,2,S,3/12/2016,202,,
Abbotsford,4 Nothing St,h,900000,2,S,3/12/2016,202,-39.9,146.2
`;

export const DATASET = { name: 'Sales of a test', licence: 'CC BY 4.0', attribution: 'The state of tests' };

const ENDED = new Set(['checked', 'completed', 'refused', 'failed', 'stopped', 'undone']);
const TABLES = [
  'dataset',
  'property',
  'sale',
  'listing',
  'listing_event',
  'economic_series',
  'economic_observation',
];

/** Does with a file what the screen does. */
export class ImportTester {
  readonly client: TestClient;
  readonly #owner: Client;

  constructor(client: TestClient, owner: Client) {
    this.client = client;
    this.#owner = owner;
  }

  async upload(fileName: string, content: string | Buffer): Promise<{ id: string; detail: ImportDetail }> {
    const bytes = Buffer.from(content);
    const started = await this.client.call('POST', '/data-imports', { fileName, sizeBytes: bytes.length });
    const { id, uploadId } = started.body;
    await sendParts(this.client, `/uploads/data-import/${uploadId}/parts`, bytes);
    const { status, body } = await this.client.call('POST', `/data-imports/${id}/reading`);
    if (status !== 200) throw new Error(`Reading answered ${status}: ${JSON.stringify(body)}`);
    return { id, detail: body };
  }

  async detail(id: string): Promise<ImportDetail> {
    return (await this.client.call('GET', `/data-imports/${id}`)).body;
  }

  /** As guessed, but for what is given. */
  async settings(id: string, change: Partial<ImportSettings> = {}): Promise<ImportSettings> {
    const { reading } = await this.detail(id);
    if (!reading?.guess) throw new Error(`There is no guess: ${reading?.problem}`);
    const { kind, columns, options } = reading.guess;
    return { kind, columns, options, dataset: DATASET, ...change };
  }

  async start(
    id: string,
    { dryRun, ...change }: { dryRun: boolean } & Partial<ImportSettings>,
  ): Promise<void> {
    const settings = await this.settings(id, change);
    const { status, body } = await this.client.call('POST', `/data-imports/${id}/run`, {
      ...settings,
      dryRun,
    });
    if (status !== 200) throw new Error(`Running answered ${status}: ${JSON.stringify(body)}`);
  }

  /** With settings of one's own, for files that nothing can be guessed from. */
  async runWith(id: string, settings: ImportSettings & { dryRun: boolean }): Promise<ImportDetail> {
    const { status, body } = await this.client.call('POST', `/data-imports/${id}/run`, settings);
    if (status !== 200) throw new Error(`Running answered ${status}: ${JSON.stringify(body)}`);
    return this.ended(id);
  }

  async run(id: string, request: { dryRun: boolean } & Partial<ImportSettings>): Promise<ImportDetail> {
    await this.start(id, request);
    return this.ended(id);
  }

  ended(id: string): Promise<ImportDetail> {
    return vi.waitFor(async () => {
      const detail = await this.detail(id);
      if (!ENDED.has(detail.state)) throw new Error(`It is ${detail.state}.`);
      return detail;
    }, PATIENCE);
  }

  async import(
    fileName: string,
    content: string | Buffer,
    change: Partial<ImportSettings> = {},
  ): Promise<ImportDetail> {
    const { id } = await this.upload(fileName, content);
    return this.run(id, { dryRun: false, ...change });
  }

  async undo(id: string): Promise<ImportDetail> {
    const { status, body } = await this.client.call('POST', `/data-imports/${id}/undo`);
    if (status !== 200) throw new Error(`Undoing answered ${status}: ${JSON.stringify(body)}`);
    return this.ended(id);
  }

  /** Everything that readers can see, but for the time and the name of a dataset. */
  async fingerprint(): Promise<string> {
    const parts: string[] = [];
    for (const table of TABLES) {
      const { rows } = await this.#owner.query<{ text: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(t) - 'imported_at')::text, '' order by (to_jsonb(t) - 'imported_at')::text)), '') as text from ${table} t`,
      );
      parts.push(`${table} ${rows[0]?.text}`);
    }
    return parts.join('\n');
  }

  async count(query: string, ...values: unknown[]): Promise<number> {
    const { rows } = await this.#owner.query<{ count: number }>(
      `select count(*)::int as count from ${query}`,
      values,
    );
    return rows[0]?.count ?? 0;
  }
}
