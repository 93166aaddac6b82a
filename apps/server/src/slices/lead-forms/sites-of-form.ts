import type { AnyScope } from '../../access/any-scope.ts';
import { openPage } from '../../access/open-page.ts';
import { Failure } from '../../fail.ts';
import { findForm } from './store.ts';

const ACCESS = { kind: 'page', page: 'lead-form', parameter: 'slug' } as const;

/** Sites that may show the form in a frame: none named, any; null: there is no such form, or it is closed. */
export const sitesOfForm = async (
  { services }: AnyScope,
  slug: string,
): Promise<readonly string[] | null> => {
  try {
    return await openPage(
      services,
      ACCESS,
      { slug },
      'read',
      async ({ tx, pageId }) => (await findForm(tx, pageId))?.form.origins ?? null,
    );
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
