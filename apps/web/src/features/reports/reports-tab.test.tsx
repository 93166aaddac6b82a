import { ERRORS } from '@propguard/protocol/errors';
import type { Property } from '@propguard/protocol/property-records';
import { reportFileName } from '@propguard/rules/reports/report-formats';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSESSMENT } from '../../../test/assessment.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { REPORT_ID, recordOf, reportOf, reportSummaryOf } from '../../../test/reports.ts';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { PropertyReport } from './property-report.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { text } from './text.ts';

const words = text.tab;

interface Opened {
  at?: string;
  /** The report of this assessment is stored already. */
  isStored?: boolean;
  answers?: Answers['reports'];
}

function openTab({ at = '/app?tab=reports', isStored = false, answers }: Opened = {}) {
  let items = isStored ? [reportSummaryOf()] : [];
  return renderPart(<ReportsTab assessment={ASSESSMENT} isLoading={false} />, {
    at,
    session: sessionAs('agent'),
    answers: {
      reports: {
        draft: () => recordOf(1),
        list: () => ({ items, nextCursor: null }),
        create: () => {
          items = [reportSummaryOf()];
          return reportOf(1);
        },
        download: ({ format }) => new File(['all of it'], `report.${format}`),
        share: ({ version }) => ({
          id: '019a0000-0000-7000-8000-0000000000a7',
          version: Number(version),
          createdAt: '2026-05-01T00:00:00Z',
          createdBy: null,
          expiresAt: '2026-06-01T00:00:00Z',
          path: '/shared/report/a-token-of-at-least-twenty',
        }),
        ...answers,
      },
    },
  });
}

it('stores the report with its first download, in the format that was chosen', async () => {
  const saved = watchSavedFiles();
  const { user, api } = openTab({ at: '/app?tab=reports&loan=600%2C000' });
  await screen.findByText(words.notMade);
  await user.click(screen.getByRole('radio', { name: text.formats.excel }));
  await user.click(screen.getByRole('button', { name: text.download }));
  await screen.findByText(text.downloadStarted);
  expect(api.sentTo('reports.create')).toEqual([
    { assessmentId: ASSESSMENT.id, loan: { amountAud: 600_000 } },
  ]);
  expect(api.sentTo('reports.download')).toEqual([{ reportId: REPORT_ID, version: '1', format: 'excel' }]);
  expect(saved.map(({ name }) => name)).toEqual([reportFileName(REPORT_ID, 1, 'excel')]);
  await screen.findByRole('link', { name: text.open });
});

it('downloads the report that is stored, and makes none', async () => {
  watchSavedFiles();
  const { user, api } = openTab({ isStored: true });
  await screen.findByRole('link', { name: text.open });
  await user.click(screen.getByRole('button', { name: text.download }));
  await screen.findByText(text.downloadStarted);
  expect(api.sentTo('reports.create')).toEqual([]);
});

it('shares it by a link, which is copied', async () => {
  const { user, api } = openTab();
  await user.click(await screen.findByRole('button', { name: text.share }));
  await user.click(await screen.findByRole('button', { name: text.shareDialog.make }));
  await screen.findByText(text.linkCopied);
  expect(api.sentTo('reports.create')).toEqual([{ assessmentId: ASSESSMENT.id }]);
  expect(api.sentTo('reports.share')).toEqual([{ reportId: REPORT_ID, version: 1 }]);
});

it('prints it on the page of the report', async () => {
  const { user } = openTab();
  await user.click(await screen.findByRole('button', { name: text.print }));
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(`/report/${REPORT_ID}?print`),
  );
});

it('says why it could not be made, and downloads nothing', async () => {
  const { user, api } = openTab({
    answers: {
      create: () => {
        throw new Refusal('PLAN_LIMIT_REACHED');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: text.download }));
  await screen.findByText(words.makeFailed);
  screen.getByText(ERRORS.PLAN_LIMIT_REACHED.message);
  expect(api.sentTo('reports.download')).toEqual([]);
});

it('says when what it would say could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user } = openTab({
    answers: {
      draft: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return recordOf(1);
      },
    },
  });
  await screen.findByText(words.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('A home in New Farm.');
});

const openEarlier = (list: NonNullable<Answers['reports']>['list']) =>
  renderPart(<ReportsTab assessment={undefined} isLoading={false} />, {
    session: sessionAs('agent'),
    answers: { reports: list ? { list } : {} },
  });

it('shows more of the earlier reports when asked, and leads to each', async () => {
  const { user, api } = openEarlier(({ cursor }) => ({
    items: [reportSummaryOf(cursor === 'two' ? { reportId: 'VR-00000001' } : {})],
    nextCursor: cursor === 'two' ? null : 'two',
  }));
  screen.getByText(words.none);
  await user.click(await screen.findByRole('button', { name: words.more }));
  const list = within(await screen.findByRole('list', { name: words.earlier }));
  await user.click(await list.findByRole('link', { name: 'VR-00000001' }));
  expect(window.location.pathname).toBe('/report/VR-00000001');
  expect(api.sentTo('reports.list').at(-1)).toMatchObject({ cursor: 'two' });
});

it('says when the earlier reports could not be read, and after a retry that there are none', async () => {
  let isBroken = true;
  const { user } = openEarlier(() => {
    if (isBroken) throw new Refusal('INTERNAL');
    return { items: [], nextCursor: null };
  });
  await screen.findByText(words.earlierFailed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(words.earlierNone);
});

const PROPERTY = { id: ASSESSMENT.subject.propertyId } as Property;

const openProperty = (reports: Answers['reports'] = {}) =>
  renderPart(<PropertyReport property={PROPERTY} />, {
    session: sessionAs('agent'),
    answers: {
      reports: {
        list: () => ({ items: [reportSummaryOf()], nextCursor: null }),
        create: () => reportOf(1),
        ...reports,
      },
    },
  });

it('makes a report of a property, and opens it', async () => {
  const { user, api } = openProperty();
  expect((await screen.findByRole('link', { name: text.open })).getAttribute('href')).toBe(
    `/report/${REPORT_ID}`,
  );
  await user.click(screen.getByRole('button', { name: text.property.make }));
  await waitFor(() => expect(window.location.pathname).toBe(`/report/${REPORT_ID}`));
  expect(api.sentTo('reports.create')).toEqual([{ propertyId: PROPERTY.id }]);
});

it('says why a report of a property could not be made', async () => {
  const { user } = openProperty({
    create: () => {
      throw new Refusal('PLAN_LIMIT_REACHED');
    },
  });
  await user.click(await screen.findByRole('button', { name: text.property.make }));
  await screen.findByText(text.property.failed);
  screen.getByText(ERRORS.PLAN_LIMIT_REACHED.message);
});
