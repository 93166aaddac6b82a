import { LISTINGS_PER_LETTER } from '@propguard/rules/properties/saved-search-limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { cronQueue } from '../../jobs/queue-names.ts';
import { alertSavedSearchesJob } from './jobs.ts';
import { sendAlert } from './send-alert.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
});
afterAll(() => installation.close());

const addListings = async (count: number): Promise<void> => {
  await installation.owner.query(
    `insert into listing (property_id, locality_id, status, guide_from_aud, guide_to_aud, listed_on, headline, description, photo_seed, dataset_id)
     select p.id, p.locality_id, 'active', 800000, 850000, '2026-10-30', 'New', 'New', n, l.dataset_id
     from (select * from property where type = 'house' order by id limit 1) p, generate_series(1, $1::int) n,
       (select dataset_id from listing limit 1) l`,
    [count],
  );
};

/** What an import does, and waits for the job to end. */
const alert = async (): Promise<void> => {
  await node.context.database.asInstallation((tx) =>
    enqueue(node.context.queue, tx, alertSavedSearchesJob, { workspaceId: null, accountId: null, input: {} }),
  );
  await vi.waitFor(async () => {
    const { rows } = await installation.owner.query(
      `select 1 from job where kind = 'alert-saved-searches' and state <> 'succeeded'`,
    );
    expect(rows).toEqual([]);
  }, PATIENCE);
};

const lettersTo = async (email: string): Promise<{ subject: string; body: string }[]> =>
  (
    await installation.owner.query(
      'select subject, body from outbound_message where recipient = $1 order by created_at',
      [email],
    )
  ).rows;

const saver = async (alerts: string, filters: object = { type: 'house' }) => {
  const person = await signUp(node.client());
  const { body } = await person.client.call('POST', '/saved-searches', { name: 'Houses', filters, alerts });
  return { ...person, searchId: body.id as string };
};

describe('alerts of each listing', () => {
  it('tell of what is new, once', async () => {
    const { email, searchId } = await saver('each');
    await alert();
    expect(await lettersTo(email)).toEqual([]);
    await addListings(1);
    await alert();
    await alert();
    const [letter, ...others] = await lettersTo(email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('1 new listing for ‘Houses’');
    expect(letter?.body).toContain('$800,000 to $850,000');
    expect(letter?.body).toMatch(/\/property\/[0-9a-f-]{36}/);
    expect(letter?.body).toContain(`/search?saved=${searchId}`);
    expect(letter?.body).toContain('To stop them');
  });

  it('list the first and count the rest', async () => {
    const { email } = await saver('each');
    await addListings(LISTINGS_PER_LETTER + 5);
    await alert();
    const [letter] = await lettersTo(email);
    expect(letter?.body.match(/\/property\//g)).toHaveLength(LISTINGS_PER_LETTER);
    expect(letter?.body).toContain('and 5 more.');
  });

  it('are written together with what they tell of, or not at all', async () => {
    const { email, searchId, session } = await saver('each');
    await addListings(1);
    const due = { workspaceId: session.workspace.id, savedSearchId: searchId };
    const { database } = node.context;
    await expect(
      database.asInstallation(async (tx) => {
        await sendAlert({ services: node.context, tx }, due);
        throw new Error('The worker dies.');
      }),
    ).rejects.toThrow('The worker dies.');
    expect(await lettersTo(email)).toEqual([]);
    await Promise.all(
      [1, 2].map(() => database.asInstallation((tx) => sendAlert({ services: node.context, tx }, due))),
    );
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('do not tell of a listing again that went and came back', async () => {
    const { email } = await saver('each');
    await addListings(1);
    await alert();
    const { rows } = await installation.owner.query(
      'delete from listing where known_at = (select max(known_at) from listing) returning id',
    );
    await addListings(1);
    await installation.owner.query(
      'update listing set id = $1 where known_at = (select max(known_at) from listing)',
      [rows[0].id],
    );
    await alert();
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('leave out what does not match, what was there before, and who left the workspace', async () => {
    const land = await saver('each', { type: 'land' });
    const late = await saver('none');
    const gone = await saver('each');
    await addListings(1);
    await late.client.call('PATCH', `/saved-searches/${late.searchId}`, { alerts: 'each' });
    await installation.owner.query('delete from member where account_id = $1', [gone.session.account.id]);
    await alert();
    for (const { email } of [land, late, gone]) expect(await lettersTo(email)).toEqual([]);
  });
});

describe('the letter of the day', () => {
  it('waits for 7 in the morning of the workspace, and comes once', async () => {
    const { email, searchId } = await saver('daily');
    await addListings(2);
    await alert();
    expect(await lettersTo(email)).toEqual([]);
    const dueTime = async () =>
      (
        await installation.owner.query<{ time: string; ahead: boolean }>(
          `select to_char(next_letter_at at time zone time_zone, 'HH24:MI') as time,
             next_letter_at > now() and next_letter_at <= now() + interval '25 hours' as ahead
           from saved_search s join workspace w on w.id = s.workspace_id where s.id = $1`,
          [searchId],
        )
      ).rows[0];
    expect(await dueTime()).toEqual({ time: '07:00', ahead: true });
    await installation.owner.query(
      `update saved_search set next_letter_at = now() - interval '1 minute' where id = $1`,
      [searchId],
    );
    await alert();
    await alert();
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['2 new listings for ‘Houses’']);
    expect(await dueTime()).toEqual({ time: '07:00', ahead: true });
  });

  it('is looked for by the clock', async () => {
    const [schedule] = await node.context.queue.boss.getSchedules(cronQueue(alertSavedSearchesJob.kind));
    expect(schedule?.cron).toBe('0,30 * * * *');
  });
});
