import type { ReactElement } from 'react';
import { WaitingNotices } from '../../parts/notices/waiting-notices.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { text } from './text.ts';

interface NoticePanelProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What waits, without leaving the page. */
export function NoticePanel({ trigger, open, onOpenChange }: NoticePanelProps) {
  const close = () => onOpenChange(false);
  return (
    <Popover
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      label={text.panel}
      className="flex max-h-[min(560px,80vh)] w-100! flex-col px-0! py-0!"
    >
      <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3 md:px-5">
        <h2 className="text-14">{text.panel}</h2>
        <TextLink to={SCREENS.noticeSettings.path} onClick={close} className="text-12">
          {text.settingsLink}
        </TextLink>
      </div>
      <div className="min-h-0 overflow-y-auto">
        <WaitingNotices onFollow={close} />
      </div>
    </Popover>
  );
}
