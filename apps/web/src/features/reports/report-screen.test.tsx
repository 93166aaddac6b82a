import { ERRORS } from '@propguard/protocol/errors';
import { REPORT_FORMATS, reportFileName } from '@propguard/rules/reports/report-formats';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { REPORT_ID, recordOf, reportOf } from '../../../test/reports.ts';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { shownValue } from './shown-value.ts';
import { text } from './text.ts';

const words = text.page;
const SHARE_ID = '019a0000-0000-7000-8000-0000000000a7';
const ENDS_AT = '2027-03-01T02:00:00Z';
const ENDS_ON = '1 Mar 2027';

/** A report of two versions, with a public link of the newest once one was made. */
async function openReport(search = '', answers: Answers['reports'] = {}) {
  let versions = 2;
  let items: {
    id: string;
    version: number;
    createdAt: string;
    createdBy: string | null;
    expiresAt: string;
  }[] = [];
  return renderScreen(`/report/${REPORT_ID}${search}`, {
    session: sessionAs('agent'),
    answers: {
      reports: {
        get: ({ version }) => reportOf(Number(version ?? versions), versions),
        shares: () => ({ items }),
        share: ({ version }) => {
          const made = {
            id: SHARE_ID,
            version: Number(version),
            createdAt: ENDS_AT,
            createdBy: null,
            expiresAt: ENDS_AT,
          };
          items = [made];
          return { ...made, path: '/shared/report/a-token-of-at-least-twenty' };
        },
        revokeShare: () => {
          items = [];
          return { done: true };
        },
        makeAgain: () => {
          versions = 3;
          return reportOf(3);
        },
        download: ({ format }) => new File(['all of it'], `report.${format}`),
        ...answers,
      },
    },
  });
}

const opened = () => screen.findByRole('button', { name: text.downloadPdf });

it('saves the PDF at once', async () => {
  const saved = watchSavedFiles();
  const { user, api } = await openReport();
  await user.click(await opened());
  await screen.findByText(text.downloadStarted);
  expect(saved.map(({ name }) => name)).toEqual([reportFileName(REPORT_ID, 2, 'pdf')]);
  expect(await saved[0]?.content.text()).toBe('all of it');
  expect(api.sentTo('reports.download')).toEqual([{ reportId: REPORT_ID, version: '2', format: 'pdf' }]);
});

it.each(REPORT_FORMATS)('saves it in another format: %s', async (format) => {
  const saved = watchSavedFiles();
  const { user, api } = await openReport();
  await opened();
  await user.click(screen.getByRole('button', { name: text.downloadAs }));
  await user.click(await screen.findByRole('menuitem', { name: text.formats[format] }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([reportFileName(REPORT_ID, 2, format)]));
  expect(api.sentTo('reports.download')).toMatchObject([{ format }]);
});

it('says why nothing was saved', async () => {
  const saved = watchSavedFiles();
  const { user } = await openReport('', {
    download: () => {
      throw new Refusal('OVERLOADED');
    },
  });
  await user.click(await opened());
  await screen.findByText(text.downloadFailed);
  screen.getByText(ERRORS.OVERLOADED.message);
  expect(saved).toEqual([]);
});

it('makes a public link, copies it and lists it, and ends it again', async () => {
  const { user, api } = await openReport();
  await screen.findByText(words.linksNone);
  await user.click(screen.getByRole('button', { name: text.share }));
  await user.click(await screen.findByRole('button', { name: text.shareDialog.make }));
  await screen.findByText(text.linkCopied);
  expect(api.sentTo('reports.share')).toEqual([{ reportId: REPORT_ID, version: 2 }]);
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/shared/report/a-token-of-at-least-twenty`,
  );
  screen.getByText(text.shareDialog.until(ENDS_ON));
  await user.click(screen.getByRole('button', { name: text.shareDialog.done }));
  await user.click(await screen.findByRole('button', { name: words.revokeOf(ENDS_ON) }));
  await screen.findByText(words.revoked);
  expect(api.sentTo('reports.revokeShare')).toEqual([{ reportId: REPORT_ID, id: SHARE_ID }]);
  await screen.findByText(words.linksNone);
});

it('says why it could not be shared', async () => {
  const { user } = await openReport('', {
    share: () => {
      throw new Refusal('LIMIT_REACHED');
    },
  });
  await opened();
  await user.click(screen.getByRole('button', { name: text.share }));
  await user.click(await screen.findByRole('button', { name: text.shareDialog.make }));
  await screen.findByText(text.shareFailed);
  screen.getByText(ERRORS.LIMIT_REACHED.message);
});

it('hands the link to the device where it shares by itself', async () => {
  const shared: unknown[] = [];
  const share = async (what: unknown) => {
    shared.push(what);
  };
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user } = await openReport();
  await opened();
  await user.click(screen.getByRole('button', { name: text.share }));
  await user.click(await screen.findByRole('button', { name: text.shareDialog.make }));
  await waitFor(() =>
    expect(shared).toEqual([
      {
        title: `${text.title} ${REPORT_ID}`,
        url: `${window.location.origin}/shared/report/a-token-of-at-least-twenty`,
      },
    ]),
  );
  expect(screen.queryByText(text.linkCopied)).toBeNull();
});

it('says when the browser does not let the link be copied', async () => {
  const { user } = await openReport();
  await opened();
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  onTestFinished(() => refused.mockRestore());
  await user.click(screen.getByRole('button', { name: text.share }));
  await user.click(await screen.findByRole('button', { name: text.shareDialog.make }));
  await screen.findByText(text.shareFailed);
});

it('says why a link was not ended, and keeps it', async () => {
  const { user } = await openReport('', {
    revokeShare: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await opened();
  await user.click(screen.getByRole('button', { name: text.share }));
  await user.click(await screen.findByRole('button', { name: text.shareDialog.make }));
  await user.click(await screen.findByRole('button', { name: text.shareDialog.done }));
  await user.click(await screen.findByRole('button', { name: words.revokeOf(ENDS_ON) }));
  await screen.findByText(words.revokeFailed);
  screen.getByRole('button', { name: words.revokeOf(ENDS_ON) });
});

it('takes a link back where it was made', async () => {
  const { user, api } = await openReport();
  await screen.findByText(words.linksNone);
  await user.click(screen.getByRole('button', { name: text.share }));
  // Who can read it, for how long, and which value.
  const { valueAud } = recordOf(1).valuation;
  screen.getByText(`${text.shareDialog.about(30)} ${shownValue(valueAud, null)}`);
  await user.click(screen.getByRole('button', { name: text.shareDialog.make }));
  await user.click(await screen.findByRole('button', { name: words.revoke }));
  await screen.findByText(words.revoked);
  expect(api.sentTo('reports.revokeShare')).toEqual([{ reportId: REPORT_ID, id: SHARE_ID }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows an earlier version when it is chosen, says so, and leads back to the newest', async () => {
  const { user, api } = await openReport();
  await opened();
  await user.selectOptions(screen.getByRole('combobox', { name: words.version }), '1');
  await screen.findByText(words.older(1, 2));
  expect(window.location.search).toBe('?version=1');
  expect(api.sentTo('reports.get').at(-1)).toEqual({ reportId: REPORT_ID, version: '1' });
  await user.click(screen.getByRole('link', { name: words.newest }));
  await waitFor(() => expect(screen.queryByText(words.older(1, 2))).toBeNull());
  expect(window.location.search).toBe('');
});

it('makes a further version, and shows it', async () => {
  const { user, api } = await openReport();
  await opened();
  await user.click(screen.getByRole('button', { name: words.again }));
  await screen.findByText(words.madeAgain(3));
  expect(api.sentTo('reports.makeAgain')).toEqual([{ reportId: REPORT_ID }]);
  expect(window.location.search).toBe('?version=3');
});

it('says why it was not made again', async () => {
  const { user } = await openReport('', {
    makeAgain: () => {
      throw new Refusal('PLAN_LIMIT_REACHED');
    },
  });
  await opened();
  await user.click(screen.getByRole('button', { name: words.again }));
  await screen.findByText(text.tab.makeFailed);
  expect(window.location.search).toBe('');
});

it('prints from its button, and at once where the address asks for it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openReport('?print');
  await opened();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(window.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: text.print }));
  expect(print).toHaveBeenCalledTimes(2);
});

it('leads back to the property', async () => {
  await openReport();
  await opened();
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: words.backToProperty });
  expect(back.pathname).toMatch(/^\/property\//u);
});

it('says when it could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user } = await openReport('', {
    get: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return reportOf(1);
    },
  });
  await screen.findByText(words.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await opened();
});

it('says when the links could not be read, and reads them again when asked', async () => {
  let isBroken = true;
  const { user } = await openReport('', {
    shares: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { items: [] };
    },
  });
  await screen.findByText(words.linksFailed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(words.linksNone);
});

it('says of one that is not there that it does not exist', async () => {
  await openReport('', {
    get: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await screen.findByText(words.notFoundAbout);
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: words.backToSearch });
  expect(back.pathname).toBe('/search');
});

const openShared = (answers: Answers['reports'] = {}) =>
  renderScreen('/shared/report/a-token-of-at-least-twenty', {
    answers: {
      reports: {
        shared: () => ({ report: reportOf(2, 1), expiresAt: ENDS_AT }),
        downloadShared: ({ format }) => new File(['all of it'], `report.${format}`),
        ...answers,
      },
    },
  });

it('lets whoever has the link save and print the report', async () => {
  const saved = watchSavedFiles();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, api } = await openShared();
  await user.click(await opened());
  await screen.findByText(text.downloadStarted);
  expect(saved.map(({ name }) => name)).toEqual([reportFileName(REPORT_ID, 2, 'pdf')]);
  expect(api.sentTo('reports.downloadShared')).toEqual([
    { token: 'a-token-of-at-least-twenty', format: 'pdf' },
  ]);
  await user.click(screen.getByRole('button', { name: text.print }));
  expect(print).toHaveBeenCalledOnce();
});

it('says of a link that has ended that it has', async () => {
  await openShared({
    shared: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await screen.findByText(text.shared.gone);
});

it.each([
  ['the server could not be reached', () => new TypeError('Failed to fetch')],
  ['the server failed', () => new Refusal('INTERNAL')],
])('reads a shared report again when %s', async (_, failure) => {
  let isReachable = false;
  const { user } = await openShared({
    shared: () => {
      if (!isReachable) throw failure();
      return { report: reportOf(2, 1), expiresAt: ENDS_AT };
    },
  });
  const failed = within(await screen.findByRole('alert'));
  failed.getByText(words.failed);
  isReachable = true;
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  await opened();
});
