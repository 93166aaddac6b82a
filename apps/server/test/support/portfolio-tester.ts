import type { PortfolioChoice, PortfolioDetail } from '@propguard/protocol/portfolios';
import { vi } from 'vitest';
import type { TestClient } from './client.ts';
import { PATIENCE } from './patience.ts';
import { sendParts } from './send-parts.ts';

const ENDED = new Set(['valued', 'refused', 'stopped']);

/** Does with a portfolio what the screen does. */
export class PortfolioTester {
  readonly client: TestClient;

  constructor(client: TestClient) {
    this.client = client;
  }

  async upload(fileName: string, content: string | Buffer): Promise<{ id: string; detail: PortfolioDetail }> {
    const bytes = Buffer.from(content);
    const started = await this.client.call('POST', '/portfolios', { fileName, sizeBytes: bytes.length });
    const { id, uploadId } = started.body;
    await sendParts(this.client, `/uploads/portfolio/${uploadId}/parts`, bytes);
    const { status, body } = await this.client.call('POST', `/portfolios/${id}/reading`);
    if (status !== 200) throw new Error(`Reading answered ${status}: ${JSON.stringify(body)}`);
    return { id, detail: body };
  }

  async detail(id: string): Promise<PortfolioDetail> {
    return (await this.client.call('GET', `/portfolios/${id}`)).body;
  }

  /** As guessed, but for what is given. */
  async start(
    id: string,
    change: { columns?: PortfolioChoice['columns']; state?: string } = {},
  ): Promise<void> {
    const { name, reading } = await this.detail(id);
    const { status, body } = await this.client.call('POST', `/portfolios/${id}/value`, {
      name,
      ...reading?.guess,
      ...change,
    });
    if (status !== 200) throw new Error(`Valuing answered ${status}: ${JSON.stringify(body)}`);
  }

  ended(id: string): Promise<PortfolioDetail> {
    return vi.waitFor(async () => {
      const detail = await this.detail(id);
      if (!ENDED.has(detail.state)) throw new Error(`It is still ${detail.state}.`);
      return detail;
    }, PATIENCE);
  }

  async value(id: string, change: Parameters<PortfolioTester['start']>[1] = {}): Promise<PortfolioDetail> {
    await this.start(id, change);
    return this.ended(id);
  }
}
