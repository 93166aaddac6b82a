import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';
import { Globe, Hash, type LucideIcon, Mail, MessageCircle, MessageSquareText, Send } from 'lucide-react';

export const CHANNEL_ICONS: Record<PanelChannel, LucideIcon> = {
  website: Globe,
  whatsapp: MessageCircle,
  telegram: Send,
  discord: Hash,
  sms: MessageSquareText,
  email: Mail,
};
