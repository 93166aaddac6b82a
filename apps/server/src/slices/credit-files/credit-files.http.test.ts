import { beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp } from '../../../test/support/people.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { findAuditOf } from '../audit/find-audit-of.ts';

const { client, installation } = installationForFile();

const FACTS = {
  amountAud: 700_000,
  ratePercent: 6,
  termYears: 30,
  repayment: 'principal-and-interest',
  salaryAud: 100_000,
  expensesMonthlyAud: 2_000,
  valuationAud: 800_000,
  valuationOn: '2026-11-01',
  lmi: true,
};

let here: TestClient;
let loanId: string;
let assessmentId: string;

beforeAll(async () => {
  here = (await signUp(client(), 'Leona Lender')).client;
  const { rows } = await installation.owner.query<{ id: string }>(
    'select id from property order by id limit 1',
  );
  const loan = await here.call('POST', '/loans', {
    name: 'Harbour View',
    facts: FACTS,
    propertyId: rows[0]?.id,
  });
  loanId = loan.body.id;
  assessmentId = (await here.call('POST', `/loans/${loanId}/assessments`)).body.id;
});

const download = (by: TestClient, loan = loanId, assessment = assessmentId): Promise<Response> =>
  fetch(`${by.url}/api/loans/${loan}/assessments/${assessment}/credit-file`, {
    headers: { cookie: by.cookieHeader },
  });

it('is a PDF that is named by the assessment and says which loan it is about', async () => {
  const reply = await download(here);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toContain(`credit-file-${assessmentId.slice(0, 8)}.pdf`);
  const text = Buffer.from(await reply.arrayBuffer()).toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text).toContain('Credit file: Harbour View');
  expect(text).toContain(`Assessment ${assessmentId}`);
});

it('names the record of the trail that was written for this very assessment', async () => {
  const node = await installation.startNode();
  const second = (await here.call('POST', `/loans/${loanId}/assessments`)).body;
  const { rows } = await installation.owner.query<{ position: string; digest: Buffer; workspace: string }>(
    `select position, digest, workspace_id as workspace from audit_record
     where action = 'assess-loan' and status = 'COMPLETED' and subject_id = $1 order by position`,
    [loanId],
  );
  const workspaceId = rows[0]?.workspace ?? '';
  const found = await openUnattended(node.context.database, workspaceId, (tx) =>
    findAuditOf(
      { tx, workspaceId },
      { action: 'assess-loan', subjectId: loanId, from: new Date(second.assessedAt) },
    ),
  );
  expect(found).toMatchObject({
    position: Number(rows.at(-1)?.position),
    digest: rows.at(-1)?.digest.toString('hex'),
  });
});

it('is not there for another workspace, another loan or an assessment that never was', async () => {
  const { client: stranger } = await signUp(client());
  expect((await download(stranger)).status).toBe(404);
  const other = (await here.call('POST', '/loans', { name: 'Other', facts: {} })).body.id;
  expect((await download(here, other)).status).toBe(404);
  expect((await download(here, loanId, '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a')).status).toBe(404);
});

it('a loan that is held back is told what would make it pass', async () => {
  const { body } = await here.call('POST', '/lending/assess', {
    loan: { ...FACTS, amountAud: 790_000, lmi: false },
  });
  expect(body.toPass.heldBackBy).toContain('lvr');
  const passed = await here.call('POST', '/lending/assess', {
    loan: { ...FACTS, lmi: false, amountAud: body.toPass.largestLoanAud },
  });
  expect(passed.body.toPass).toBeNull();
});
