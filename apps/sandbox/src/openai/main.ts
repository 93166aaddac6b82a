/**
 * A model as a server of its own, which follows the plan that it is given:
 * node apps/sandbox/src/openai/main.ts --port=4244
 * with npm run eval -- --conversations FILE --model-url http://127.0.0.1:4244 --model-key sk-sandbox
 */
import { parseArgs } from 'node:util';
import { startOpenAiSandbox } from './openai-sandbox.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4244' }, key: { type: 'string', default: 'sk-sandbox' } },
});
const standIn = await startOpenAiSandbox({ port: Number(values.port), key: values.key });
standIn.follow();
process.stdout.write(`Stand-in for a model on ${standIn.url}\n`);
