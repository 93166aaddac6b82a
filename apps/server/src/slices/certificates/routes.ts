import {
  operatorRoutes,
  publicRoutes,
  sessionRoutes,
  workspaceRoutes,
  workspaceSteps,
} from '../../access/guards.ts';
import { getExample } from './example/get-example.ts';
import { getCertificate } from './get-certificate.ts';
import { getPrivatePart } from './get-private-part.ts';
import { getBundle, getCertificateFile, getCredential, getPublished, getQrCode } from './get-published.ts';
import { listKeys } from './keys/list-keys.ts';
import { rotateKey } from './keys/rotate-key.ts';
import { listCertificates } from './list-certificates.ts';
import { getCheckpoint } from './log/get-checkpoint.ts';
import { proveConsistency, proveInclusion } from './log/prove.ts';
import { mintValuation } from './mint-valuation.ts';
import { describeNetwork } from './network.ts';
import { requestCertificate } from './request-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { getStatusList } from './status-list.ts';
import { verifyCertificate } from './verify-certificate.ts';
import { toCertificate } from './view.ts';

const own = workspaceRoutes.certificates;
const steps = workspaceSteps.certificates;
const open = publicRoutes.certificates;

export const certificateRoutes = {
  mint: steps.mint.handler(({ context, input }) => mintValuation(context, input)),
  create: steps.create.handler(async ({ context, input }) =>
    toCertificate(await requestCertificate(context, input.assessmentId)),
  ),
  list: own.list.handler(({ context, input }) => listCertificates(context.scope, input)),
  get: own.get.handler(({ context, input }) => getCertificate(context.scope, input.id)),
  privatePart: own.privatePart.handler(({ context, input }) =>
    getPrivatePart(context.scope, input.id, context.resHeaders),
  ),
  revoke: own.revoke.handler(({ context, input }) => revokeCertificate(context.scope, input)),
  network: open.network.handler(({ context }) => describeNetwork(context.scope)),
  example: sessionRoutes.certificates.example.handler(({ context }) => getExample(context.scope)),
  verify: open.verify.handler(({ context, input }) => verifyCertificate(context.scope, input.query)),
  published: open.published.handler(({ context, input }) => getPublished(context.scope, input.id)),
  credential: open.credential.handler(({ context, input }) => getCredential(context.scope, input.id)),
  bundle: open.bundle.handler(({ context, input }) =>
    context.scope.openInstallation((scope) => getBundle(scope, input.id, context.resHeaders)),
  ),
  file: open.file.handler(({ context, input }) =>
    context.scope.openInstallation((scope) => getCertificateFile(scope, input.id, context.resHeaders)),
  ),
  qrCode: open.qrCode.handler(({ context, input }) => getQrCode(context.scope, input.id)),
  statusList: open.statusList.handler(({ context, input }) =>
    context.scope.openInstallation((scope) => getStatusList(scope, input.list)),
  ),
};

const log = publicRoutes.certificateLog;

export const certificateLogRoutes = {
  checkpoint: log.checkpoint.handler(({ context, input }) => getCheckpoint(context.scope, input.size)),
  inclusion: log.inclusion.handler(({ context, input }) => proveInclusion(context.scope, input)),
  consistency: log.consistency.handler(({ context, input }) => proveConsistency(context.scope, input)),
  keys: operatorRoutes.certificateLog.keys.handler(({ context }) => listKeys(context.scope)),
  rotateKey: operatorRoutes.certificateLog.rotateKey.handler(({ context: { scope, principal } }) =>
    rotateKey(scope, principal.account.id),
  ),
};
