import { useQuery } from '@tanstack/react-query';
import { Link2, RotateCw, Unlink } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { verificationQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.audit;

/** Whether the chain holds, as of the last time that it was recomputed. */
export function TrailBadge() {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery());
  return (
    <span role="status" className="inline-flex items-center gap-1">
      {data === undefined ? (
        <Badge>{error ? words.verifyFailed : words.verifying}</Badge>
      ) : data.fault ? (
        <Badge tone="danger" icon={Unlink}>
          {words.broken(data.fault.position)}
        </Badge>
      ) : (
        <Badge tone="positive" icon={Link2}>
          {words.intact(data.records)}
        </Badge>
      )}
      <IconButton
        icon={RotateCw}
        label={words.verify}
        size="sm"
        kind="ghost"
        disabled={isFetching}
        onClick={() => void refetch()}
      />
    </span>
  );
}
