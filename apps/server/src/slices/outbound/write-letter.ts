import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import type * as z from 'zod';
import type { OpenedScope } from '../../access/any-scope.ts';
import { withInstallationRights } from '../../db/database.ts';
import { composeLetter } from '../../letters/compose-letter.ts';
import type { Letter } from '../../letters/letter.ts';
import { queueMessage } from './queue-message.ts';

type Addressed = { to: string; language?: LanguageCode };

/**
 * A letter of the installation's own: to a member, or to somebody who asked it something. It is written in the
 * transaction that causes it, and sent by a job. Without a mail server it is held in the outbox for the operator to read.
 */
export const writeLetter = async <Fields extends z.ZodType>(
  { services, tx }: OpenedScope<'mailer' | 'queue' | 'config'>,
  { to, language = 'en' }: Addressed,
  letter: Letter<Fields>,
  fields: z.input<Fields>,
): Promise<void> => {
  const { mailer, config } = services;
  const { subject, text, html, stopUrl } = await composeLetter(letter, fields, {
    publicUrl: config.http.publicUrl,
    language,
  });
  await withInstallationRights(tx, () =>
    queueMessage(
      { services, tx },
      {
        key: `${letter.name}:${randomUUID()}`,
        purpose: letter.purpose,
        channel: 'email',
        recipient: to,
        letter: letter.name,
        language,
        subject,
        body: text,
        html,
        stopUrl,
        ...(mailer ? { state: 'queued' } : { state: 'held', reason: 'no-mail-server' }),
      },
    ),
  );
};
