import { useAddressParams } from '../../../lib/use-address-params.ts';
import { SectionTitle } from '../sections/section-title.tsx';
import { DEFAULT_DEMO_TAB, type DemoTab, demoTabs, demoTitle } from './content.ts';
import { DemoPane } from './demo-pane.tsx';
import { DemoTabList } from './demo-tab-list.tsx';
import { GetStarted } from './get-started.tsx';
import { KeyBenefits } from './key-benefits.tsx';

/** CORE-DEMO-01 and 02; the open tab is in the address: `?demo=`. */
export function DemoSection() {
  const { params, change } = useAddressParams();
  const wanted = params.get('demo');
  const tab = demoTabs.find(({ id }) => id === wanted) ?? demoTabs[0];
  const open = (id: DemoTab) => change({ demo: id === DEFAULT_DEMO_TAB ? null : id }, { replace: true });
  return (
    <section id="demo" className="mx-auto max-w-300 scroll-mt-15 px-4 pt-16 md:px-8 md:pt-24">
      <SectionTitle>{demoTitle}</SectionTitle>
      <div className="mt-8 grid rounded-2 border border-line bg-surface md:mt-11 lg:grid-cols-[264px_minmax(0,1fr)_264px]">
        <DemoTabList chosen={tab.id} onChoose={open} />
        <div
          role="tabpanel"
          id={`demo-panel-${tab.id}`}
          aria-labelledby={`demo-tab-${tab.id}`}
          className="min-w-0 p-4 md:p-7 lg:min-h-83"
        >
          <DemoPane tab={tab.id} />
        </div>
        <div className="flex flex-col gap-5 border-line p-4 max-lg:border-t md:p-6 lg:border-l">
          <KeyBenefits benefits={tab.benefits} />
          <GetStarted />
        </div>
      </div>
    </section>
  );
}
