import { expect, it, vi } from 'vitest';
import { startFakeApi } from '../../../test/fake-api.ts';
import { sessionHint } from '../../lib/session-hint.ts';

const QUESTION = '12 Moray Street, New Farm QLD';
const serve = () => {
  sessionHint.set(true);
  return startFakeApi({
    assessments: { processCommand: () => ({ assessment_id: 'a' }) as never },
  });
};
/** As a page has it that was just opened. */
const open = () => {
  vi.resetModules();
  return import('./ask-ahead.ts');
};
const address = (search: string) => new URLSearchParams(search);

it('asks what the address asks at once, and hands that answer over, once', async () => {
  const api = serve();
  const { askAhead, processCommand } = await open();
  askAhead(address(`q=${QUESTION}`));
  await processCommand({ command: QUESTION });
  expect(api.sentTo('assessments.processCommand')).toEqual([{ command: QUESTION }]);
  await processCommand({ command: QUESTION });
  expect(api.sentTo('assessments.processCommand')).toHaveLength(2);
});

it('asks nothing where the address asks nothing', async () => {
  const api = serve();
  const { askAhead } = await open();
  askAhead(address('assessment=x'));
  expect(api.sentTo('assessments.processCommand')).toEqual([]);
});

it('keeps its answer from another question', async () => {
  const api = serve();
  const { askAhead, processCommand } = await open();
  askAhead(address(`q=${QUESTION}`));
  await processCommand({ command: 'Paddington' });
  expect(api.sentTo('assessments.processCommand')).toEqual([
    { command: QUESTION },
    { command: 'Paddington' },
  ]);
});

it('asks nothing a second time where the screen came first', async () => {
  const api = serve();
  const { askAhead, processCommand } = await open();
  await processCommand({ command: QUESTION });
  askAhead(address(`q=${QUESTION}`));
  expect(api.sentTo('assessments.processCommand')).toHaveLength(1);
});
