import { ANALYSED_TYPES, ANALYSIS_DEPTHS } from '@propguard/rules/market/property-types';
import { ChartColumn } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { LocationInput } from './location-input.tsx';
import { text } from './text.ts';
import type { MarketRequest } from './use-market-request.ts';

const TYPES = ANALYSED_TYPES.map((value) => ({ value, label: text.types[value] }));
const DEPTHS = ANALYSIS_DEPTHS.map((value) => ({ value, label: text.depths[value] }));

interface MarketFormProps {
  request: MarketRequest;
  busy: boolean;
  locationRef: Ref<HTMLInputElement>;
  onAnalyse: (request: MarketRequest) => void;
}

export function MarketForm({ request, busy, locationRef, onAnalyse }: MarketFormProps) {
  const [draft, setDraft] = useState(request);
  const { location, type, depth } = request;
  useEffect(() => setDraft({ location, type, depth }), [location, type, depth]);

  const submit = () => {
    if (draft.location.trim() === '') notify.error(text.required);
    else onAnalyse(draft);
  };
  return (
    <form
      aria-label={text.form}
      className="mb-5 grid items-end gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-[minmax(0,1fr)_180px_260px_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <Field label={text.location}>
        <LocationInput
          inputRef={locationRef}
          value={draft.location}
          onChange={(typed) => setDraft({ ...draft, location: typed })}
        />
      </Field>
      <Field label={text.type}>
        <Select
          options={TYPES}
          value={draft.type}
          onValueChange={(chosen) => setDraft({ ...draft, type: chosen })}
        />
      </Field>
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-13 font-medium">
          {text.depth}
        </span>
        <SegmentedControl
          label={text.depth}
          size="md"
          wide
          options={DEPTHS}
          value={draft.depth}
          onValueChange={(chosen) => setDraft({ ...draft, depth: chosen })}
        />
      </div>
      <Button type="submit" kind="primary" icon={ChartColumn} busy={busy} busyLabel={text.submitting}>
        {text.submit}
      </Button>
    </form>
  );
}
