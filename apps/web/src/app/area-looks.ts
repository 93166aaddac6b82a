import {
  BadgeCheck,
  Briefcase,
  ChartColumn,
  CircleHelp,
  CircleUser,
  Contact,
  House,
  type LucideIcon,
  MapPinned,
  MessagesSquare,
  Scale,
  ScanSearch,
  ServerCog,
  Settings,
} from 'lucide-react';
import type { Area } from '../routes/screen-entry.ts';

interface AreaLook {
  title: string;
  icon: LucideIcon;
  /** What is set up, run and looked up stands at the foot of the rail. */
  atFoot?: true;
}

export const AREA_LOOKS: Record<Area, AreaLook> = {
  Home: { title: 'Home', icon: House },
  Assess: { title: 'Assess', icon: ScanSearch },
  Properties: { title: 'Properties', icon: MapPinned },
  Portfolio: { title: 'Portfolio', icon: Briefcase },
  Markets: { title: 'Markets', icon: ChartColumn },
  Lending: { title: 'Lending', icon: Scale },
  Customers: { title: 'Customers', icon: Contact },
  Conversations: { title: 'Conversations', icon: MessagesSquare },
  Proof: { title: 'Proof', icon: BadgeCheck },
  Workspace: { title: 'Settings', icon: Settings, atFoot: true },
  Installation: { title: 'Operator', icon: ServerCog, atFoot: true },
  Help: { title: 'Help', icon: CircleHelp, atFoot: true },
  Account: { title: 'Account', icon: CircleUser, atFoot: true },
};
