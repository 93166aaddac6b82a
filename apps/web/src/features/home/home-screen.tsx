import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmAddressCard } from '../../parts/account/confirm-address-card.tsx';
import { KindChoice } from '../../parts/account/kind-choice.tsx';
import { text as accountText } from '../../parts/account/text.ts';
import { WaitingNotices } from '../../parts/notices/waiting-notices.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { firstSteps } from './first-steps.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import { OperatorStepsCard } from './operator-steps-card.tsx';
import { RecentWorkCard } from './recent-work-card.tsx';
import { text } from './text.ts';
import { useRecentWork } from './use-recent-work.ts';

/** Where a day begins. Visitors see it too, without what only members are told. */
export function HomeScreen() {
  const { session, signedIn, meets, isPending } = useSession();
  const isUnsaid = session?.account.kind === null;
  const isAdmin = signedIn && meets('admin');
  const work = useRecentWork();
  const members = useQuery(api.workspaces.members.queryOptions({ enabled: isAdmin }));
  const agents = useQuery(api.agents.list.queryOptions({ enabled: isAdmin }));
  const operator = useQuery(
    api.installation.firstSteps.queryOptions({ enabled: session?.operator === true }),
  );
  const asked = [...(isAdmin ? [members, agents] : []), ...(session?.operator ? [operator] : [])];
  // All of the column comes at once: what came above something else would push it down.
  const isColumnKnown =
    !isPending && !work.isPending && asked.every(({ isPending: isAwaited }) => !isAwaited);
  const areStepsKnown =
    isColumnKnown && work.items !== null && (!isAdmin || (members.isSuccess && agents.isSuccess));
  const steps = firstSteps(session, {
    ...work.has,
    members: (members.data?.items.length ?? 0) > 1,
    agents: agents.data?.items.some(({ isSample }) => !isSample) ?? false,
  });
  const isNew = areStepsKnown && steps.some(({ isDone }) => !isDone);
  return (
    <Page
      title={signedIn && session ? text.hello(session.account.name) : text.title}
      description={text.description}
    >
      <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-3 md:gap-5">
          <ConfirmAddressCard />
          {signedIn ? (
            <Card
              flush
              title={text.waiting}
              actions={
                <TextLink to={SCREENS.noticeSettings.path} className="text-13">
                  {text.choose}
                </TextLink>
              }
            >
              <div className="border-t border-line">
                <WaitingNotices />
              </div>
            </Card>
          ) : null}
          <div className="after-loading">
            <RecentWorkCard work={work} />
          </div>
        </div>
        <div className="grid gap-3 max-lg:after-loading md:gap-5">
          {operator.data && isColumnKnown ? (
            <OperatorStepsCard state={operator.data} hasTeam={(members.data?.items.length ?? 0) > 1} />
          ) : null}
          {signedIn && isUnsaid && isColumnKnown ? (
            <Card title={accountText.kindTitle}>
              <p className="mb-3 text-13 text-muted">{accountText.kindAbout}</p>
              <KindChoice label={accountText.kindTitle} />
            </Card>
          ) : null}
          {isNew ? <FirstStepsCard steps={steps} /> : null}
        </div>
      </div>
    </Page>
  );
}
