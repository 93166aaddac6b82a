import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { settingsQuery, statusQuery } from '../queries.ts';
import { text } from '../text.ts';
import { TriedKeyBar } from '../tried-key-bar.tsx';
import { useAssistantStatus } from '../use-assistant-status.ts';
import { EngineForm } from './engine-form.tsx';
import { EngineMeasures } from './engine-measures.tsx';

const words = text.settings;

/** Who answers in the workspace, how it is reached and how it has done; an admin may change it, anyone try a key. */
export function SettingsDialog() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...settingsQuery(), enabled: isOpen });
  return (
    <>
      <IconButton icon={Settings2} label={words.open} kind="ghost" size="sm" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.title} description={words.description}>
        <div className="grid gap-4">
          <Connection />
          {data ? <EngineForm settings={data} onSaved={() => setOpen(false)} /> : null}
        </div>
      </Dialog>
    </>
  );
}

function Connection() {
  const status = useAssistantStatus();
  const { status: found, tried, engines, banner, isConnecting } = status;
  // Measured up to now, whatever was shown before.
  useQuery({ ...statusQuery(), refetchOnMount: 'always' });
  const engine = tried?.engine ?? found?.engine;
  if (!engine) return null;
  return (
    <section className="grid gap-2.5 text-13">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.engines[engine]}</span>
        {engine === 'own' || isConnecting ? null : (
          <Badge tone={found?.isAuthenticated ? 'positive' : 'caution'}>
            {found?.isAuthenticated ? words.connected : words.notConnected}
          </Badge>
        )}
      </p>
      {banner && engine !== 'own' ? (
        <p role="alert" className="text-danger">
          {banner}
        </p>
      ) : null}
      <TriedKeyBar status={status} className="rounded-2" />
      <EngineMeasures engines={engines} />
    </section>
  );
}
