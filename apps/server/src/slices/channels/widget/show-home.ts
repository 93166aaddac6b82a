import type { OpenGuest } from '../../../access/guest-scope.ts';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { RequestContext } from '../../../access/request.ts';
import { showPhoto } from '../../photos/show-photo.ts';
import { inVisit } from './visit-thread.ts';

/** A drawing of a home. It is nobody's, and only whoever has a pass asks for it here. */
export const showHome = async (
  open: OpenGuest,
  { services, resHeaders }: Pick<RequestContext, 'services' | 'resHeaders'>,
  propertyId: string,
): Promise<File> => {
  await inVisit(open, 'read', async () => undefined);
  return showPhoto(referenceOf(services), { propertyId, view: 'street' }, resHeaders);
};
