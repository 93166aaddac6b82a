import { type Widget, WidgetSettings } from '@propguard/protocol/widget';
import { WIDGET_POSITIONS } from '@propguard/rules/widget/widget';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { ColourChoice } from '../../parts/widget/colour-choice.tsx';
import { LauncherPreview } from '../../parts/widget/launcher-preview.tsx';
import { text as widgetText } from '../../parts/widget/text.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** As they lie on the page. */
const POSITIONS = WIDGET_POSITIONS.toReversed().map((value) => ({ value, label: text.sides[value] }));

interface WidgetLookProps {
  widget: Widget;
  mayChange: boolean;
}

/** Where the chat stands on a site, and in which colour: kept at once, and seen below as it is chosen. */
export function WidgetLook({ widget, mayChange }: WidgetLookProps) {
  const queryClient = useQueryClient();
  const change = useMutation(
    api.widget.change.mutationOptions({
      onSuccess: () => notify.success({ title: text.lookSaved }),
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.widget.key() }),
    }),
  );
  const { position, colour } = change.isPending ? change.variables : widget;
  const set = (next: Partial<WidgetSettings>) =>
    change.mutate({ ...WidgetSettings.parse(widget), position, colour, ...next });
  return (
    <fieldset disabled={!mayChange} className="grid content-start gap-4">
      <legend className="sr-only">{text.look}</legend>
      <div className="grid justify-items-start gap-1.5">
        <p className="text-13 font-medium">{widgetText.position}</p>
        <SegmentedControl
          label={widgetText.position}
          options={POSITIONS}
          value={position}
          onValueChange={(next) => set({ position: next })}
        />
      </div>
      <ColourChoice name="launcher-colour" value={colour} onValueChange={(next) => set({ colour: next })} />
      <LauncherPreview position={position} colour={colour} />
    </fieldset>
  );
}
