import type { WidgetThread } from '@propguard/protocol/widget';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import { bareName, refusedName } from '@propguard/rules/media/refused-names';
import { WIDGET_FILE_MAX_BYTES, WIDGET_FILES_PER_VISIT } from '@propguard/rules/widget/widget';
import { demandRoom } from '../../../access/demand-room.ts';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { fail, invalid } from '../../../fail.ts';
import { demandStrangersRoom } from '../../media/demand-strangers-room.ts';
import { checkFile, storeMedia } from '../../media/store-media.ts';
import { writeInVisit } from './send-message.ts';
import { findWidget, updateVisit } from './store.ts';
import { inVisit, threadOf } from './visit-thread.ts';

type Sent = { id: string; name: string; content: File };

/** What was sent is looked through outside of any transaction; a person of the team is to see it, not the assistant. */
export const sendFile = async (open: OpenGuest, { id, content, ...sent }: Sent): Promise<WidgetThread> => {
  const name = bareName(cleanText(sent.name));
  const refused = refusedName(name);
  if (refused) throw invalid({ field: 'name', ...refused });
  await inVisit(open, 'read', async ({ scope }) => {
    if (!(await findWidget(scope.tx))?.takesFiles) throw fail('FORBIDDEN');
    if (content.size > WIDGET_FILE_MAX_BYTES) throw fail('PAYLOAD_TOO_LARGE');
    await demandStrangersRoom(scope, content.size);
  });
  const checked = await checkFile({ name, content: Buffer.from(await content.arrayBuffer()) });
  return inVisit(open, 'write', async (at) => {
    const { scope, visit } = at;
    await demandRoom(scope.tx, {
      of: 'files of a visit',
      owner: visit.id,
      most: WIDGET_FILES_PER_VISIT,
      field: 'content',
      text: `At most ${WIDGET_FILES_PER_VISIT} files can be sent in one chat.`,
      reason: 'too-many',
      count: async () => visit.files,
    });
    const { id: mediaId, mediaType, sizeBytes } = await storeMedia(scope, checked);
    const part = { kind: 'file' as const, mediaId, name, mediaType, sizeBytes };
    const written = await writeInVisit(at, { id, text: name, parts: [part], isForTeam: true });
    await updateVisit(scope.tx, visit.id, { files: visit.files + 1 });
    return threadOf(written);
  });
};
