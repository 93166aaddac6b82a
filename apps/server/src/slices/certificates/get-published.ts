import { join } from 'node:path';
import type { Credential } from '@propguard/proof/credential/credential';
import type { PublishedCertificate } from '@propguard/protocol/certificates';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { type ReferenceScope, referenceOf } from '../../access/reference-scope.ts';
import { attachment } from '../../attachment.ts';
import { builtFile } from '../../built-file.ts';
import { fail } from '../../fail.ts';
import { qrCodeSvg } from '../../printing/qr-code-svg.ts';
import { findCheckpoint } from './log/log-store.ts';
import { makeBundle } from './make-bundle.ts';
import { findPublished, type PublishedRow } from './store.ts';
import { credentialOf, toPublished } from './view.ts';

const demandPublished = async ({ reader }: ReferenceScope, id: string): Promise<PublishedRow> => {
  const row = await findPublished(reader, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const getPublished = async (scope: ReferenceScope, id: string): Promise<PublishedCertificate> => {
  const row = await demandPublished(scope, id);
  const checkpoint = await findCheckpoint(scope.reader, row.checkpointSize);
  return toPublished(row, checkpoint?.anchor ?? null);
};

export const getCredential = async (scope: ReferenceScope, id: string): Promise<Credential> =>
  credentialOf(await demandPublished(scope, id));

export const getBundle = async (
  scope: InstallationScope,
  id: string,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const content = await makeBundle(scope, await demandPublished(referenceOf(scope.services), id));
  return attachment(resHeaders, {
    name: `propguard-certificate-${id}.json`,
    type: 'application/json',
    content,
  });
};

/** Where the page has room for its bundle. */
const PLACE = '__PROPGUARD_BUNDLE__';

/** The bundle inside of a page that checks it: for whoever has neither our server nor a program for bundles. */
export const getCertificateFile = async (
  scope: InstallationScope,
  id: string,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { config } = scope.services;
  const bundle = await makeBundle(scope, await demandPublished(referenceOf(scope.services), id));
  const page = builtFile(join(config.http.webRoot, 'offline/certificate.html'))();
  return attachment(resHeaders, {
    name: `propguard-certificate-${id}.html`,
    type: 'text/html',
    content: page.split(PLACE).join(Buffer.from(bundle).toString('base64')),
  });
};

/** The address of the public page; for print and for the PDF. */
const verifyUrl = (publicUrl: string, id: string): string =>
  `${publicUrl}${pathTo(PATHS.certificate, { id })}`;

export const getQrCode = async (scope: ReferenceScope, id: string): Promise<File> => {
  await demandPublished(scope, id);
  return new File([qrCodeSvg(verifyUrl(scope.services.config.http.publicUrl, id))], `${id}.svg`, {
    type: 'image/svg+xml',
  });
};
