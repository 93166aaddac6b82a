import type { ReceivedEnquiry } from '@propguard/protocol/enquiries';
import { ENQUIRIES_PER_EMAIL_PER_DAY } from '@propguard/rules/enquiries/enquiry-limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { isInstallationMailConfigured } from '../outbound/is-mail-configured.ts';
import { keepTime } from './keep-time.ts';
import type { Meeting } from './meeting-of.ts';
import { countSince, insertEnquiry, type NewEnquiry } from './store.ts';
import { writeLetters } from './write-letters.ts';

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;

/** The enquiry, the time of an agent, the word to the operator and the confirmation stand or fall together. */
export const receiveEnquiry = async (
  { services, tx }: InstallationScope,
  enquiry: NewEnquiry,
  meeting?: Meeting,
): Promise<ReceivedEnquiry> => {
  await demandRoom(tx, {
    of: 'enquiries',
    owner: enquiry.email,
    most: ENQUIRIES_PER_EMAIL_PER_DAY,
    count: () => countSince(tx, enquiry.email, new Date(Date.now() - DAY_MS)),
    comeBackSeconds: HOUR_SECONDS,
  });
  const row = await insertEnquiry(tx, enquiry).catch((error: unknown) => {
    throw isUniqueViolation(error, 'enquiry_time_taken') ? fail('TIME_TAKEN') : error;
  });
  const kept =
    meeting && row.startsAt
      ? await keepTime({ services, tx }, { id: row.id, startsAt: row.startsAt }, meeting)
      : null;
  await writeLetters({ services, tx }, row, kept?.code ?? null);
  await services.tell(tx, { kind: 'enquiry-received', enquiryId: row.id });
  await publish(tx, { workspaceId: null, subject: 'enquiries', id: row.id });
  return {
    id: row.id,
    startsAt: row.startsAt?.toISOString() ?? null,
    code: kept?.code ?? null,
    path: kept?.path ?? null,
    mailed: isInstallationMailConfigured({ services }),
  };
};
