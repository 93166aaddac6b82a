import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { longDay } from '@propguard/rules/formats/days';
import { wholeAud } from '@propguard/rules/formats/money';
import { OUTSIDE_AREAS_VALUE } from '@propguard/rules/hazards/area-severity';
import { NOT_MAPPED } from '@propguard/rules/hazards/evidence-words';
import { RISK_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { NOT_RATED } from '@propguard/rules/hazards/risk-levels';
import { RISK_WORDS } from '@propguard/rules/hazards/risk-words';
import { standingWords } from '@propguard/rules/lending/compliance-summary';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { pdf } from '@react-pdf/renderer';
import ExcelJS, { type CellValue } from 'exceljs';
import { valuationDocument } from '../../../src/slices/reports/pdf/valuation-document.ts';
import type { TestClient } from '../client.ts';
import { type Seen, type Sighting, seenOf } from './sighting.ts';
import { riskName } from './walk-risks.ts';

const WHOLE_PERCENT = 0.01;
const HUNDREDTH = 0.01;

export const bytesOf = async (client: TestClient, path: string): Promise<Buffer> => {
  const reply = await fetch(`${client.url}/api${path}`, { headers: { cookie: client.cookieHeader } });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return Buffer.from(await reply.arrayBuffer());
};

const resultOf = (value: CellValue | undefined): CellValue | undefined =>
  value !== null && typeof value === 'object' && 'result' in value ? value.result : value;

/** What stands beside these words, in the first column of the workbook; of a formula what it gave. */
const besideIn =
  (workbook: ExcelJS.Workbook) =>
  (sheet: string, words: string): Beside => {
    const rows = workbook.getWorksheet(sheet)?.getRows(1, 400) ?? [];
    const row = rows.find((one) => one.getCell(1).value === words);
    if (!row) throw new Error(`The sheet '${sheet}' has no '${words}'.`);
    const value = resultOf(row.getCell(2).value);
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  };

type Node = { type: string; value?: string; children?: Node[] };

const wordsIn = ({ value, children = [] }: Node): string => (value ?? '') + children.map(wordsIn).join('');
/** Every text of a document as it is set, in its order. */
const textsIn = (node: Node): string[] =>
  node.type === 'TEXT' ? [wordsIn(node)] : (node.children ?? []).flatMap(textsIn);

const numberIn = (text: string): number | null => {
  const found = /[−-]?[\d,]*\.?\d+/.exec(text)?.[0];
  return found === undefined ? null : Number(found.replaceAll(',', '').replace('−', '-'));
};
const shareIn = (text: string): number | null => {
  const number = text.includes('%') ? numberIn(text) : null;
  return number === null ? null : number / 100;
};

type Beside = number | string | null;
const share = (value: Beside): number | null => (typeof value === 'number' ? value : null);
/** The workbook says what is not mapped; elsewhere its place is held by a value of its own. */
const mapped = (value: Beside): number | null => (value === NOT_MAPPED ? OUTSIDE_AREAS_VALUE : share(value));
const rated = (value: Beside): Beside => (value === NOT_RATED ? null : value);

const trainedWords = (trainedAt: string): string =>
  `trained ${longDay(dayIn(USUAL_TIME_ZONE, new Date(trainedAt)))}`;

/** The workbook as it is sent, and the paper as it is set before it is printed. */
export const walkPapers = async (
  client: TestClient,
  homeId: string,
  market: Seen,
  report: ValuationReport,
): Promise<Sighting[]> => {
  const seen = seenOf(homeId);
  const { record } = report;
  const { valueAud } = record.valuation;
  const workbook = new ExcelJS.Workbook();
  const bytes = await bytesOf(client, `/reports/${report.report_id}/download?format=excel`);
  await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  const beside = besideIn(workbook);
  const instance = pdf(valuationDocument(report, client.url));
  const texts = textsIn(instance.container.document as unknown as Node);
  if (texts.length < 100) throw new Error(`The paper has ${texts.length} texts.`);
  const after = (words: string): string => {
    const at = texts.indexOf(words);
    if (at < 0) throw new Error(`The paper has no '${words}'.`);
    return texts[at + 1] ?? '';
  };
  const audAfter = (words: string): number | null => numberIn(after(words));
  return [
    ...seen('workbook', {
      value: share(beside('Summary', 'Valuation (AUD)')),
      'risk level': rated(beside('Summary', HOME_METRICS.riskLevel.title)),
      'compliance, in words': beside('Lending', 'Status'),
      ...Object.fromEntries(
        RISK_KINDS.map((kind) => [riskName(kind), mapped(beside('Hazards', RISK_WORDS[kind]))]),
      ),
      ...(record.hazards.riskScore === null
        ? {}
        : { 'risk score': share(beside('Hazards', HOME_METRICS.riskScore.title)) }),
      ...(record.valuation.range80
        ? {
            'range from': share(beside('Summary', '80% range, from')),
            'range to': share(beside('Summary', '80% range, to')),
          }
        : {}),
      ...(record.valuation.confidence === null
        ? {}
        : { confidence: share(beside('Summary', HOME_METRICS.confidence.title)) }),
      ...(record.hazards.money
        ? {
            'expected loss': share(beside('Hazards', HOME_METRICS.expectedLoss.title)),
            'cost of hazards a year': share(beside('Hazards', HOME_METRICS.hazardCostAYear.title)),
            'value under stress': share(beside('Hazards', HOME_METRICS.stressedValue.title)),
          }
        : {}),
    }),
    ...seen('report', {
      'compliance, in words': standingWords(record.lending.compliance, record.lending.verdicts.length),
    }),
    ...seen('paper', { confidence: shareIn(after(HOME_METRICS.confidence.title)) }, WHOLE_PERCENT),
    ...(valueAud === null
      ? []
      : seen('paper', { value: texts.includes(wholeAud(valueAud)) ? valueAud : null })),
    ...(record.model
      ? [
          ...seen('model', { 'model trained, as it is written': trainedWords(record.model.trainedAt) }),
          ...seen('paper', {
            'model trained, as it is written':
              texts.flatMap((text) => /trained \d+ \p{L}+ \d{4}/u.exec(text)?.[0] ?? [])[0] ?? null,
          }),
        ]
      : []),
    ...(record.hazards.money
      ? seen('paper', {
          'cost of hazards a year': audAfter(HOME_METRICS.hazardCostAYear.title),
          'value under stress': audAfter(HOME_METRICS.stressedValue.title),
        })
      : []),
    ...(record.market
      ? [
          ...market(
            'paper',
            { [MARKET_METRICS.medianPrice.title]: audAfter(MARKET_METRICS.medianPrice.title) },
            1,
          ),
          ...market(
            'paper',
            { [MARKET_METRICS.growthYoy.title]: shareIn(after(MARKET_METRICS.growthYoy.title)) },
            HUNDREDTH / 10,
          ),
        ]
      : []),
  ];
};
