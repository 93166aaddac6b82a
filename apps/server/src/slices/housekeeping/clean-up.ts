import { KEEP_DONE_NOTICES_DAYS, KEEP_NOTICES_DAYS } from '@propguard/rules/notices/notice-kinds';
import { USUAL_MESSAGE_MONTHS } from '@propguard/rules/people/retention';
import { KEEP_DELIVERIES_DAYS } from '@propguard/rules/webhooks/webhook-events';
import { sql } from 'drizzle-orm';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';

/** Functions of the schema's owner do it, because it goes through all workspaces. */
export const cleanUp = async (run: JobRun<object>): Promise<JobOutcome> => {
  const { kept } = run.services.config;
  await run.transaction(async (tx) => {
    const visitors = await tx.execute<{ purged: number }>(sql`select purge_idle_visitors() as purged`);
    const rows = await tx.execute<{ purged: number }>(
      sql`select purge_expired_rows(${kept.replyHours}, ${kept.jobDays}, ${kept.mailDays}, ${kept.refusedRowDays},
            ${kept.uploadDays}) as purged`,
    );
    await tx.execute(sql`delete from shared_count where ends_at < now()`);
    const messages = await tx.execute<{ purged: number }>(
      sql`select blank_old_messages(${USUAL_MESSAGE_MONTHS}) as purged`,
    );
    const notices = await tx.execute<{ purged: number }>(
      sql`select purge_old_notices(${KEEP_DONE_NOTICES_DAYS}, ${KEEP_NOTICES_DAYS}) as purged`,
    );
    const deliveries = await tx.execute<{ purged: number }>(
      sql`select purge_old_deliveries(${KEEP_DELIVERIES_DAYS}) as purged`,
    );
    const done =
      Number(deliveries.rows[0]?.purged ?? 0) +
      Number(notices.rows[0]?.purged ?? 0) +
      Number(messages.rows[0]?.purged ?? 0) +
      Number(visitors.rows[0]?.purged ?? 0) +
      Number(rows.rows[0]?.purged ?? 0);
    await run.progress(tx, { done, total: done });
  });
  return {};
};
