import * as z from 'zod';
import { composeCertificate } from '../answers/compose-service.ts';
import { given } from '../dialogue/filler.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const checkCertificate = defineTool({
  name: 'check_certificate',
  does: 'Whether a certificate is genuine.',
  takes: z.strictObject({ reference: z.string().min(1).describe('Its number') }),
  place: 'address',
  fill: ({ reference }) => given({ reference }),
  missing: needing('reference'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeCertificate,
  phrases: ['certificateValid', 'certificateInvalid', 'certificateUnknown'],
});
