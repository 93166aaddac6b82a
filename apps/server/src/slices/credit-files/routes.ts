import { workspaceSteps } from '../../access/guards.ts';
import { whoPresses } from '../../access/principal.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { attachment } from '../../attachment.ts';
import { describeCreditFile } from './describe-credit-file.ts';
import { findSecurity } from './find-security.ts';
import { printCreditFile } from './print-credit-file.ts';

export const creditFileRoutes = {
  download: workspaceSteps.creditFiles.download.handler(async ({ context, input }) => {
    const { services, principal, address, resHeaders } = context;
    const file = await context.openWorkspace('read', (scope) => describeCreditFile(scope, input));
    const security = await findSecurity(referenceOf(services), file.loan.propertyId);
    const content = await printCreditFile(
      { services, caller: whoPresses(principal, address) },
      { file, security },
    );
    const name = `credit-file-${file.assessed.id.slice(0, 8)}.pdf`;
    return attachment(resHeaders, { name, type: 'application/pdf', content });
  }),
};
