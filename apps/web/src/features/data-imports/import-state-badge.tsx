import type { ImportState } from '@propguard/protocol/data-imports';
import { Check, CircleStop, Clock, ListChecks, LoaderCircle, TriangleAlert, Undo2 } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const LOOKS: Record<ImportState, { tone: BadgeTone; icon: LucideIcon }> = {
  uploading: { tone: 'neutral', icon: Clock },
  ready: { tone: 'accent', icon: ListChecks },
  checking: { tone: 'accent', icon: LoaderCircle },
  checked: { tone: 'accent', icon: ListChecks },
  importing: { tone: 'accent', icon: LoaderCircle },
  completed: { tone: 'positive', icon: Check },
  refused: { tone: 'danger', icon: TriangleAlert },
  stopped: { tone: 'caution', icon: CircleStop },
  failed: { tone: 'danger', icon: TriangleAlert },
  undoing: { tone: 'accent', icon: LoaderCircle },
  undone: { tone: 'neutral', icon: Undo2 },
};

export function ImportStateBadge({ state }: { state: ImportState }) {
  return <Badge {...LOOKS[state]}>{text.states[state]}</Badge>;
}
