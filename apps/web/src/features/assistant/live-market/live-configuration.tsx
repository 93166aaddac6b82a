import { REFRESH_INTERVALS_SECONDS, type RefreshInterval } from '@propguard/rules/market/refresh-intervals';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { NativeSelect } from '../../../ui/controls/native-select.tsx';
import { text } from '../text.ts';
import type { LiveMarket } from './use-live-market.ts';

const words = text.live;
const INTERVALS = REFRESH_INTERVALS_SECONDS.map((seconds) => ({
  value: String(seconds),
  label: words.intervals[seconds] ?? String(seconds),
}));

/** CORE-LIVE-03 and -04: both work. */
export function LiveConfiguration({ live }: { live: LiveMarket }) {
  return (
    <section>
      <h3 className="text-13">{words.configuration}</h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
        <Checkbox
          label={words.autoRefresh}
          checked={live.isRefreshing}
          onCheckedChange={(checked) => live.setRefreshing(checked === true)}
        />
        <span className="flex items-center gap-1 text-muted">
          {words.interval}
          <NativeSelect
            label={words.interval}
            options={INTERVALS}
            value={String(live.seconds)}
            onValueChange={(value) => live.setSeconds(Number(value) as RefreshInterval)}
          />
        </span>
        <Button size="sm" icon={RotateCw} busy={live.isFetching} onClick={live.refresh}>
          {words.refresh}
        </Button>
      </div>
    </section>
  );
}
