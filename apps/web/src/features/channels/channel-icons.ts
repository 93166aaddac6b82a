import type { ConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { Hash, type LucideIcon, Mail, MessageCircle, MessageSquareText, Send } from 'lucide-react';

export const CHANNEL_ICONS: Record<ConnectedChannel, LucideIcon> = {
  whatsapp: MessageCircle,
  telegram: Send,
  discord: Hash,
  sms: MessageSquareText,
  email: Mail,
};
