import { type ThemeChoice, useTheme } from '../../lib/theme.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { BadgesBlock } from './gallery/badges-block.tsx';
import { ButtonsBlock } from './gallery/buttons-block.tsx';
import { ChartsBlock } from './gallery/charts-block.tsx';
import { ChoicesBlock } from './gallery/choices-block.tsx';
import { ColourBlock } from './gallery/colour-block.tsx';
import { CurveBlock } from './gallery/curve-block.tsx';
import { FiguresBlock } from './gallery/figures-block.tsx';
import { FloatingBlock } from './gallery/floating-block.tsx';
import { HazardBlock } from './gallery/hazard-block.tsx';
import { InputsBlock } from './gallery/inputs-block.tsx';
import { MapBlock } from './gallery/map-block.tsx';
import { RiskBlock } from './gallery/risk-block.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from './gallery/states-blocks.tsx';
import { StructureBlock } from './gallery/structure-block.tsx';
import { TableStatesBlock, TablesBlock } from './gallery/tables-block.tsx';
import { ToastsBlock } from './gallery/toasts-block.tsx';
import { TypeBlock } from './gallery/type-block.tsx';
import { text } from './text.ts';

const THEMES: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: text.themes.system },
  { value: 'light', label: text.themes.light },
  { value: 'dark', label: text.themes.dark },
];

/** The living style page: every component in every state. */
export function UiScreen() {
  const { choice, setChoice } = useTheme();
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 pb-24 md:px-14 md:pt-10">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b-2 border-ink pb-4.5">
        <div>
          <BrandMark size={32} />
          <h1 className="mt-3.5 font-serif text-28 leading-none font-normal tracking-title md:text-44">
            {text.title}
          </h1>
        </div>
        <div className="grid max-w-[56ch] gap-2.5 md:ml-auto">
          <p className="text-muted">{text.lead}</p>
          <SegmentedControl
            label={text.theme}
            options={THEMES}
            value={choice}
            onValueChange={setChoice}
            className="justify-self-start"
          />
        </div>
      </header>
      <ColourBlock />
      <TypeBlock />
      <ButtonsBlock />
      <InputsBlock />
      <ChoicesBlock />
      <BadgesBlock />
      <RiskBlock />
      <HazardBlock />
      <FiguresBlock />
      <CurveBlock />
      <ChartsBlock />
      <MapBlock />
      <LoadingBlock />
      <EmptyBlock />
      <ErrorBlock />
      <ToastsBlock />
      <FloatingBlock />
      <StructureBlock />
      <TablesBlock />
      <TableStatesBlock />
    </div>
  );
}
