import type { Channel } from '@propguard/rules/conversations/channels';
import { Braces, Globe, Hash, Mail, MessageCircle, Send, Smartphone } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';

export const CHANNEL_ICONS: Record<Channel, LucideIcon> = {
  website: Globe,
  whatsapp: MessageCircle,
  telegram: Send,
  discord: Hash,
  sms: Smartphone,
  email: Mail,
  api: Braces,
};
