import base from '/tmp/w/certificates/playwright.config.ts';
const { webServer: _w, ...rest } = base as any;
export default { ...rest, testDir: '/tmp/w/certificates/e2e', outputDir: '/tmp/w/certificates-tmp/results', retries: 0, workers: 1, use: { ...rest.use, baseURL: 'http://localhost:3116' } };
