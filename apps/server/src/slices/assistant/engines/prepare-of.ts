import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { BOOKINGS_PREPARED } from '../booking/prepare.ts';
import type { Prepare } from '../booking/prepared.ts';
import { prepareAnswers } from '../qualification/prepare-answers.ts';

const PREPARED: Partial<Record<AssistantTool, Prepare>> = { ...BOOKINGS_PREPARED, qualify: prepareAnswers };

/** What has to be done before it is proposed. Null where nothing has. */
export const prepareOf = (tool: AssistantTool): Prepare | null => PREPARED[tool] ?? null;
