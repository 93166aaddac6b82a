import type { Credential } from '@propguard/proof/credential/credential';
import type { PublishedCertificate } from '@propguard/protocol/certificates';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { attachment } from '../../attachment.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findCheckpoint } from './log/log-store.ts';
import { makeBundle } from './make-bundle.ts';
import { qrCodeSvg } from './qr-code.ts';
import { findPublished, type PublishedRow } from './store.ts';
import { credentialOf, toPublished } from './view.ts';

const demandPublished = async ({ database }: Context, id: string): Promise<PublishedRow> => {
  const row = await findPublished(database.plain, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const getPublished = async (services: Context, id: string): Promise<PublishedCertificate> => {
  const row = await demandPublished(services, id);
  const checkpoint = await findCheckpoint(services.database.plain, row.checkpointSize);
  return toPublished(row, checkpoint?.anchor ?? null);
};

export const getCredential = async (services: Context, id: string): Promise<Credential> =>
  credentialOf(await demandPublished(services, id));

export const getBundle = async (
  scope: InstallationScope,
  id: string,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const content = await makeBundle(scope, await demandPublished(scope.services, id));
  return attachment(resHeaders, {
    name: `propguard-certificate-${id}.json`,
    type: 'application/json',
    content,
  });
};

/** The address of the public page; for print and for the PDF. */
const verifyUrl = (publicUrl: string, id: string): string =>
  `${publicUrl}${pathTo(PATHS.certificate, { id })}`;

export const getQrCode = async (services: Context, id: string): Promise<File> => {
  await demandPublished(services, id);
  return new File([qrCodeSvg(verifyUrl(services.config.http.publicUrl, id))], `${id}.svg`, {
    type: 'image/svg+xml',
  });
};
