import type { LanguageCode } from '@propguard/rules/languages/languages';
import type * as z from 'zod';
import type { OpenedScope } from '../../access/any-scope.ts';
import { withInstallationRights } from '../../db/database.ts';
import { outboxMessages } from '../../db/schema/installation.ts';
import { publish } from '../../events/publish.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { composeLetter } from '../../letters/compose-letter.ts';
import type { Letter } from '../../letters/letter.ts';
import { sendMailJob } from './jobs.ts';

type Addressed = { to: string; language?: LanguageCode };

/**
 * A letter is written in the transaction that causes it, and sent by a job. Without a mail server it is held in the
 * outbox for the operator to read.
 */
export const writeLetter = async <Fields extends z.ZodType>(
  { services: { mailer, queue, config }, tx }: OpenedScope<'mailer' | 'queue' | 'config'>,
  { to, language = 'en' }: Addressed,
  letter: Letter<Fields>,
  fields: z.input<Fields>,
): Promise<void> => {
  const { publicUrl } = config.http;
  const { subject, text, html, stopUrl } = await composeLetter(letter, fields, { publicUrl, language });
  await withInstallationRights(tx, async () => {
    const [row] = await tx
      .insert(outboxMessages)
      .values({ recipient: to, subject, body: text, html, stopUrl, state: mailer ? 'queued' : 'held' })
      .returning({ id: outboxMessages.id });
    if (!row) throw new Error('The letter was not written.');
    await publish(tx, { workspaceId: null, subject: 'outbox', id: row.id });
    if (mailer)
      await enqueue(queue, tx, sendMailJob, {
        workspaceId: null,
        accountId: null,
        input: { messageId: row.id },
      });
  });
};
