import base from '/tmp/w/chain/playwright.config.ts';
const { webServer, ...rest } = base as any;
export default { ...rest, testDir: '/tmp/w/chain/e2e', retries: 0, workers: 1, outputDir: '/tmp/w/chain-tmp/results', use: { ...rest.use, baseURL: 'http://localhost:3115' } };
