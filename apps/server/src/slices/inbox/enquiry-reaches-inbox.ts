import { openUnattended } from '../../access/open-unattended.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { officeTime } from '../../letters/office-time.ts';
import { beginWaiting } from '../conversations/begin-waiting.ts';
import { findEnquiry } from '../enquiries/find-enquiry.ts';
import { describeHomeWorkspace } from '../installation/home-workspace.ts';
import { normaliseAddress } from '../people/normalise-address.ts';

const TITLES = { sales: 'Website enquiry', call: 'Demo call', tour: 'Tour' } as const;
const REASON = 'Written on the website, to the team.';

/** What somebody asks on our own pages waits in the inbox of the home workspace, beside what comes by channels. */
export const enquiryReachesInbox = async (run: JobRun<{ enquiryId: string }>): Promise<JobOutcome> => {
  const { services, input } = run;
  const { enquiry, home } = await run.transaction(async (tx) => ({
    enquiry: await findEnquiry({ tx }, input.enquiryId),
    home: (await describeHomeWorkspace({ tx })).home,
  }));
  if (!enquiry || !home) return {};
  const email = normaliseAddress('email', enquiry.email);
  if (!('value' in email)) return {};
  const { kind, company, message, startsAt, name } = enquiry;
  const title = `${TITLES[kind]}${company === '' ? '' : `, ${company}`}`;
  const booked = startsAt ? [`${TITLES[kind]} booked for ${officeTime('en', startsAt)}.`] : [];
  const text = [...booked, ...(message === '' ? [] : [message])].join('\n') || title;
  const workspaceId = home.id;
  await openUnattended(services.database, workspaceId, (tx) =>
    beginWaiting(
      { services, tx, workspaceId, accountId: null, role: 'viewer' },
      { id: enquiry.id, email: email.value, name, title, text, reason: REASON },
    ),
  );
  return {};
};
