import {
  AT_ONCE_AFTER_MS,
  DIGEST_TIME,
  type NoticeKind,
  type NoticeMail,
  USUAL_NOTICE_MAIL,
} from '@propguard/rules/notices/notice-kinds';
import type { MomentOf, NoticeFields } from '@propguard/rules/notices/notice-texts';
import { nextTimeOfDay } from '@propguard/rules/time/wall-time';
import type { Role } from '@propguard/rules/workspaces/roles';
import type { TxScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';
import { setTimerOnce } from '../../timers/set-timer.ts';
import { NOTICE_DIGEST, NOTICE_MAIL_AT_ONCE } from './notice-timers.ts';
import { pushToBrowsers } from './push-to-browsers.ts';
import {
  findMailOf,
  findMembers,
  findMembersFrom,
  findMembersOfAgents,
  insertNotices,
  type Reached,
} from './store.ts';

/** A workspace's transaction, and who acts in it: nobody is told of their own deed. */
export type NoticeScope = TxScope & { workspaceId: string; accountId?: string | null };

type To =
  | { members: readonly string[] }
  /** Everyone with this role or more. */
  | { leastRole: Role }
  /** The members who these agents are; where they are nobody yet, everyone from the role that is named. */
  | { agents: readonly string[]; otherwise?: Role };

type NewNotice<Kind extends NoticeKind> = {
  kind: Kind;
  /** What it is about, with its kind: `lead-new:<id>`. The same is told to the same member once. */
  key: string;
  to: To;
  about: NoticeFields<Kind>;
  /** Where it is dealt with. */
  path: string;
  /** Whom it names, so that forgetting them takes it along. */
  personId?: string | null;
} & MomentOf<Kind>;

const findReached = async ({ tx, workspaceId }: NoticeScope, to: To): Promise<Reached[]> => {
  if ('members' in to) return findMembers(tx, workspaceId, to.members);
  if ('leastRole' in to) return findMembersFrom(tx, workspaceId, to.leastRole);
  const found = await findMembersOfAgents(tx, workspaceId, to.agents);
  return found.length > 0 || !to.otherwise ? found : findMembersFrom(tx, workspaceId, to.otherwise);
};

const setMailTimer = (scope: NoticeScope, { memberId, zone }: Reached, mail: NoticeMail): Promise<void> => {
  const now = new Date();
  if (mail === 'at-once')
    return setTimerOnce(scope, NOTICE_MAIL_AT_ONCE, {
      key: memberId,
      dueAt: new Date(now.getTime() + AT_ONCE_AFTER_MS),
      payload: {},
    });
  return setTimerOnce(scope, NOTICE_DIGEST, {
    key: memberId,
    dueAt: nextTimeOfDay(zone, DIGEST_TIME, now),
    payload: {},
  });
};

/** Tells members what waits for them, on the screen and as each chose by mail. Part of the transaction that causes it. */
export const tellMembers = async <Kind extends NoticeKind>(
  scope: NoticeScope,
  { kind, key, to, about, at, path, personId = null }: NewNotice<Kind>,
): Promise<void> => {
  const { tx, workspaceId, accountId = null } = scope;
  const told = (await findReached(scope, to)).filter((member) => member.accountId !== accountId);
  if (told.length === 0) return;
  const chosen = await findMailOf(
    tx,
    kind,
    told.map(({ memberId }) => memberId),
  );
  const mailOf = (memberId: string): NoticeMail => chosen.get(memberId) ?? USUAL_NOTICE_MAIL[kind];
  const rows = await insertNotices(
    tx,
    told.map(({ memberId }) => ({
      workspaceId,
      memberId,
      kind,
      key,
      about,
      at: at ?? null,
      path,
      personId,
      mail: mailOf(memberId),
    })),
  );
  if (rows.length === 0) return;
  const isNew = new Set(rows.map(({ memberId }) => memberId));
  for (const member of told) {
    const mail = mailOf(member.memberId);
    if (mail !== 'none' && isNew.has(member.memberId)) await setMailTimer(scope, member, mail);
  }
  await pushToBrowsers(scope, rows);
  await publish(tx, { workspaceId, subject: 'notices', id: null });
};
