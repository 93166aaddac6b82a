import type { CertificateBundle } from '@propguard/proof/bundle/bundle';
import type { Verification } from '@propguard/proof/bundle/verify-bundle';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { audText } from '../../../lib/aud-text.ts';
import { dayText, zonedTimeText } from '../../../parts/times/instant-text.ts';
import { checkPrivatePart } from '../bundle/check-private-part.ts';
import { claimsOf } from '../bundle/claims-of.ts';
import { issuerWords } from '../issuer-words.ts';
import { checkWords, text } from '../text.ts';

const words = text.offline;
const MARKS = { passed: '✓', failed: '✗', 'not-reached': '·' } as const;

type Child = Node | string;

/** Words are always text, never markup: they come from a file. */
const make = (tag: string, look: string, ...children: Child[]): HTMLElement => {
  const element = document.createElement(tag);
  if (look) element.className = look;
  element.append(...children);
  return element;
};

const verdict = ({ isValid, checks }: Verification): HTMLElement => {
  const failed = checks.find(({ result }) => result === 'failed');
  const { name, broken } = checkWords(failed?.check ?? '');
  const section = make(
    'section',
    isValid ? 'verdict' : 'verdict is-broken',
    make('strong', '', isValid ? text.bundle.validTitle : text.bundle.invalidTitle),
    make('p', '', isValid ? words.checkedHere : text.bundle.failedCheck(name, broken)),
  );
  section.setAttribute('role', 'status');
  return section;
};

const URN = /^urn:uuid:/;

/** Its page at whoever keeps the list of what is revoked; null where the file does not say who does. */
const publicPage = ({ credential, status }: CertificateBundle): string | null => {
  if (typeof status.id !== 'string' || typeof credential.id !== 'string') return null;
  const id = credential.id.replace(URN, '');
  return URL.canParse(status.id) ? new URL(pathTo(PATHS.certificate, { id }), status.id).href : null;
};

const since = (address: string): HTMLElement => {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.textContent = address;
  return make('p', 'muted', `${words.since} `, link);
};

const facts = (bundle: CertificateBundle): HTMLElement => {
  const { credential, log, status } = bundle;
  const { valueAud, asOf, notice } = claimsOf(bundle);
  const { validFrom, id } = credential;
  const page = publicPage(bundle);
  const rows: [string, string][] = [
    ...(asOf === null ? [] : [[text.bundle.asOf, dayText(asOf)] as [string, string]]),
    [text.bundle.issuedBy, issuerWords(credential.issuer)],
    [text.bundle.issuer, credential.issuer],
    ...(typeof validFrom === 'string'
      ? [[text.bundle.issued, zonedTimeText(validFrom)] as [string, string]]
      : []),
    [text.bundle.statusAsOf, zonedTimeText(status.proof.created)],
    [text.bundle.logPlace, text.bundle.place(log.index + 1, log.size)],
    ...(typeof id === 'string' ? [[text.published.id, id] as [string, string]] : []),
  ];
  return make(
    'section',
    '',
    make('h2', '', text.published.says),
    ...(valueAud === null ? [] : [make('p', 'figure', audText(valueAud))]),
    make('dl', '', ...rows.flatMap(([term, detail]) => [make('dt', '', term), make('dd', '', detail)])),
    ...(page ? [since(page)] : []),
    ...(notice ? [make('p', 'muted', notice)] : []),
    make('p', 'muted', text.bundle.issuerNote),
  );
};

const home = (bundle: CertificateBundle): HTMLElement => {
  const said = make('p', '');
  said.setAttribute('role', 'status');
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  const check = async (file: File): Promise<void> => {
    const checked = checkPrivatePart(bundle, new Uint8Array(await file.arrayBuffer()));
    said.textContent =
      checked.kind === 'opened'
        ? text.bundle.thisHome(checked.address)
        : text.bundle.notThisPart[checked.kind];
  };
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void check(file);
  });
  return make(
    'section',
    '',
    make('h2', '', text.bundle.homeTitle),
    make('p', 'muted', text.bundle.homeNote),
    make('label', '', text.bundle.choosePart, input),
    said,
  );
};

const checkList = ({ checks }: Verification): HTMLElement =>
  make(
    'section',
    '',
    make('h2', '', words.checks),
    make(
      'ul',
      '',
      ...checks.map(({ check, result }) => {
        const { name, meaning, broken } = checkWords(check);
        const mark = make('span', `mark-${result}`, MARKS[result]);
        mark.setAttribute('aria-label', text.checks.results[result]);
        mark.setAttribute('role', 'img');
        return make(
          'li',
          '',
          mark,
          make('span', '', make('strong', '', name), ` ${result === 'failed' ? broken : meaning}`),
        );
      }),
    ),
  );

/** The whole page: what was found, what the certificate says, which home it is about, and what was checked. */
export const showCertificate = (place: HTMLElement, verification: Verification): void => {
  const { bundle } = verification;
  place.replaceChildren(
    make('h1', '', words.title),
    verdict(verification),
    ...(bundle ? [facts(bundle), home(bundle)] : []),
    checkList(verification),
  );
};
