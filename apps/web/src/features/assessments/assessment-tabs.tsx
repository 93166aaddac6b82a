import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { DropdownMenu, MenuRadio } from '../../ui/dropdown-menu.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { text } from './text.ts';
import { TABS, type Tab } from './use-assessment-address.ts';

const CHOICES = TABS.map((value) => ({ value, label: text.tab[value] }));

interface AssessmentTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** One TabPanel for each tab. */
  children: ReactNode;
}

/** Tabs on a desktop; on a phone a menu (CORE-DASH-05). */
export function AssessmentTabs({ tab, onTab, children }: AssessmentTabsProps) {
  return (
    <>
      <div className="md:hidden">
        <DropdownMenu
          align="start"
          trigger={
            <Button iconEnd={ChevronDown} wide className="justify-between">
              {text.tab[tab]}
            </Button>
          }
        >
          <MenuRadio label={text.tabs} options={CHOICES} value={tab} onValueChange={onTab} />
        </DropdownMenu>
      </div>
      <Tabs
        label={text.tabs}
        tabs={CHOICES}
        value={tab}
        onValueChange={onTab}
        className="[&>[role=tablist]]:max-md:hidden"
      >
        {children}
      </Tabs>
    </>
  );
}
