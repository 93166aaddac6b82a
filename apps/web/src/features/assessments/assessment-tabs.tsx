import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { DropdownMenu, MenuLink, MenuRadio } from '../../ui/overlays/dropdown-menu.tsx';
import { type AssessmentTab, isPanel } from './assessment-tab.ts';
import { text } from './text.ts';

interface AssessmentTabsProps {
  tabs: readonly AssessmentTab[];
  /** The value of the one that is open. */
  tab: string;
  onTab: (tab: string) => void;
  children: ReactNode;
}

/** CORE-DASH-04: tabs and a menu of more on a desktop; on a phone one menu of all (CORE-DASH-05). */
export function AssessmentTabs({ tabs, tab, onTab, children }: AssessmentTabsProps) {
  const navigate = useNavigate();
  const open = (value: string) => {
    const chosen = tabs.find((one) => one.value === value);
    if (chosen && !isPanel(chosen)) void navigate(chosen.to);
    else onTab(value);
  };
  const strip = tabs.filter(({ place }) => place === 'strip');
  const label = tabs.find(({ value }) => value === tab)?.label;
  return (
    <>
      <div className="md:hidden">
        <DropdownMenu
          align="start"
          trigger={
            <Button iconEnd={ChevronDown} wide className="justify-between">
              {label}
            </Button>
          }
        >
          <TabMenu tabs={tabs} tab={tab} onTab={open} />
        </DropdownMenu>
      </div>
      <Tabs
        label={text.tabs}
        tabs={strip}
        value={tab}
        onValueChange={open}
        className="[&>div:first-child]:max-md:hidden"
        after={<MoreMenu tabs={tabs.filter(({ place }) => place === 'more')} tab={tab} onTab={open} />}
      >
        {children}
      </Tabs>
    </>
  );
}

type MenuProps = Omit<AssessmentTabsProps, 'children'>;

/** Panels can be the chosen one; screens of their own are links. */
function TabMenu({ tabs, tab, onTab }: MenuProps) {
  return (
    <>
      <MenuRadio label={text.tabs} options={tabs.filter(isPanel)} value={tab} onValueChange={onTab} />
      {tabs.map((one) =>
        isPanel(one) ? null : (
          <MenuLink key={one.value} to={one.to}>
            {one.label}
          </MenuLink>
        ),
      )}
    </>
  );
}

function MoreMenu({ tabs, tab, onTab }: MenuProps) {
  const chosen = tabs.find(({ value }) => value === tab);
  if (tabs.length === 0) return null;
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className={clsx(
            '-mb-px flex flex-none items-center gap-1 border-b-2 pt-0.5 pb-2.5 font-medium whitespace-nowrap hover:text-ink touch:h-touch',
            chosen ? 'border-accent text-ink' : 'border-transparent text-muted',
          )}
        >
          {chosen?.label ?? text.more}
          <Icon of={ChevronDown} size={14} />
        </button>
      }
    >
      <TabMenu tabs={tabs} tab={tab} onTab={onTab} />
    </DropdownMenu>
  );
}
