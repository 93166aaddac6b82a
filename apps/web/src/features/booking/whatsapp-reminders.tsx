import { REMINDER_TEMPLATE, REMINDER_TEMPLATE_BODY } from '@propguard/rules/appointments/reminder-way';
import { SCREENS } from '../../routes/route-table.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NumberedList } from '../../ui/layout/numbered-list.tsx';
import { reminderText as text } from './whatsapp-reminders-text.ts';

/** How a workspace comes to remind its clients by WhatsApp: Meta approves the words first. */
export function WhatsAppReminders() {
  return (
    <Card title={text.title} subtitle={text.description}>
      <NumberedList
        label={text.title}
        items={[
          {
            key: 'connect',
            content: (
              <>
                {text.connect} <TextLink to={SCREENS.channels.path}>{text.channels}</TextLink>
              </>
            ),
          },
          {
            key: 'template',
            content: text.template,
            note: <Copied words={REMINDER_TEMPLATE.name} label={text.copyName} />,
          },
          {
            key: 'body',
            content: text.body,
            note: <Copied words={REMINDER_TEMPLATE_BODY} label={text.copyBody} />,
          },
          { key: 'wait', content: text.wait },
        ]}
      />
    </Card>
  );
}

function Copied({ words, label }: { words: string; label: string }) {
  return (
    <span className="mt-1 flex items-center gap-2 rounded-2 bg-sunken py-1 ps-3 pe-1">
      <code className="min-w-0 flex-1 font-mono text-12 break-words text-ink">{words}</code>
      <CopyButton compact text={words} label={label} />
    </span>
  );
}
