import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import { dayText } from '../../parts/times/instant-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { GonePane, SidePane } from '../../ui/overlays/side-pane.tsx';
import { Kind, LayerBadges } from './layer-columns.tsx';
import { LayerReport } from './layer-report.tsx';
import { RemoveLayer } from './remove-layer.tsx';
import { text } from './text.ts';

interface LayerPaneProps {
  layer: HazardLayer | undefined;
  onClose: () => void;
}

const words = text.detail;

export function LayerPane({ layer, onClose }: LayerPaneProps) {
  const frame = { label: words.label, closeLabel: words.close, onClose };
  if (!layer) {
    return (
      <GonePane {...frame} title={words.goneTitle}>
        {words.gone}
      </GonePane>
    );
  }
  const mayGo = !layer.builtIn && !layer.sample;
  return (
    <SidePane
      {...frame}
      title={layer.name}
      badge={<LayerBadges layer={layer} />}
      footer={mayGo ? <RemoveLayer layer={layer} onRemoved={onClose} /> : undefined}
    >
      <LayerFacts layer={layer} />
      {layer.report ? <LayerReport report={layer.report} /> : null}
    </SidePane>
  );
}

function LayerFacts({ layer }: { layer: HazardLayer }) {
  const { dateTime } = useInstantText();
  const { form, size, coverage, resolutionMetres, importedAt } = layer;
  return (
    <DefinitionList
      items={[
        { term: words.kind, detail: <Kind kind={layer.kind} /> },
        { term: words.source, detail: layer.source },
        { term: words.licence, detail: layer.licence },
        { term: words.surveyed, detail: dayText(layer.surveyedOn) },
        { term: words.method, detail: layer.method },
        {
          term: words.resolution,
          detail: resolutionMetres === null ? words.unknown : words.metres(resolutionMetres),
        },
        { term: words.holds, detail: text.forms[form](size.toLocaleString('en-AU')) },
        {
          term: words.coverage,
          detail: coverage.length === 0 ? words.ownShapes : words.places(coverage.length),
        },
        ...(importedAt ? [{ term: words.imported, detail: dateTime(importedAt) }] : []),
      ]}
    />
  );
}
