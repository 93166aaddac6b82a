import { eq } from 'drizzle-orm';
import type { TxScope } from '../../access/any-scope.ts';
import { widgetVisits } from '../../db/schema/widget.ts';

/** Whether they read it in the frame on a website: nobody else on the website has a pass to it and its files. */
export const isReadInWidget = async ({ tx }: TxScope, conversationId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: widgetVisits.id })
      .from(widgetVisits)
      .where(eq(widgetVisits.conversationId, conversationId))
      .limit(1)
  ).length > 0;
