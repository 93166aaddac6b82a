import type { Assessment } from '@propguard/protocol/assessments';
import type { ReactNode } from 'react';
import type { useAssess } from './use-assess.ts';
import type { AssessmentAddress } from './use-assessment-address.ts';

/** What a tab of `/app` may look at. */
export interface AssessmentView {
  assessment: Assessment | undefined;
  isLoading: boolean;
  asking: ReturnType<typeof useAssess>;
  address: AssessmentAddress;
}

interface TabEntry {
  /** Its name in the address: `?tab=`. */
  value: string;
  label: string;
  /** In the strip, or in the menu behind it; a phone's menu has them all. */
  place: 'strip' | 'more';
}

export interface PanelTab extends TabEntry {
  /** What was assessed stands above it. */
  isOfAssessment: boolean;
  /** It shows the scenario that is open; the others are about the value as it was assessed. */
  followsScenario?: true;
  panel: (view: AssessmentView) => ReactNode;
}

/** A tab that is a screen of its own. */
interface LinkTab extends TabEntry {
  to: string;
}

export type AssessmentTab = PanelTab | LinkTab;

export const isPanel = (tab: AssessmentTab): tab is PanelTab => 'panel' in tab;
