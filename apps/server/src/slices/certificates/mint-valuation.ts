import type { MintReply, MintRequest } from '@propguard/protocol/certificates';
import { networkName } from '@propguard/rules/certificates/networks';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceSteps } from '../../access/workspace-scope.ts';
import { findCertifiable } from './find-certifiable.ts';
import { demandNetwork } from './network.ts';
import { requestCertificate } from './request-certificate.ts';
import { toMintReply } from './view.ts';

/** CORE-CALL-11. */
export const mintValuation = async (asked: WorkspaceSteps, request: MintRequest): Promise<MintReply> => {
  const { id } = await asked.openWorkspace('read', (scope) => findCertifiable(scope, request));
  const network = await demandNetwork(referenceOf(asked.services));
  return toMintReply(await requestCertificate(asked, id), networkName(network));
};
