import type { AssistantTool } from '@propguard/rules/assistant/tools';
import {
  BadgeCheck,
  BookOpen,
  Calculator,
  ChartColumn,
  CircleHelp,
  Columns3,
  CreditCard,
  FileText,
  Gavel,
  House,
  ListTree,
  type LucideIcon,
  Scale,
  Search,
  ShieldCheck,
  UserRound,
  Waves,
} from 'lucide-react';

export const TOOL_ICONS: Record<AssistantTool, LucideIcon> = {
  assess: House,
  explain_value: ListTree,
  comparables: House,
  compare: Columns3,
  market: ChartColumn,
  hazard: Waves,
  lvr: Scale,
  borrowing_power: Calculator,
  rules: Gavel,
  compliance: ShieldCheck,
  search_listings: Search,
  report: FileText,
  check_certificate: BadgeCheck,
  plan_usage: CreditCard,
  help: BookOpen,
  hand_over: UserRound,
};

export const UNKNOWN_TOOL_ICON = CircleHelp;
