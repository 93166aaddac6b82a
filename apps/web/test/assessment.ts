import type { Assessment } from '@propguard/protocol/assessments';
import { DEMO_ASSESSMENT } from '../src/features/assessments/demo/demo-assessment.ts';

/** A whole assessment, of a home that is made up. */
export const ASSESSMENT: Assessment = { ...DEMO_ASSESSMENT, command: '18 Jacaranda Quay' };
