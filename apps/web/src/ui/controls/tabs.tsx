import { clsx } from 'clsx';
import { List, Root, Trigger } from 'radix-ui/tabs';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { Choice } from './choice.ts';

interface Tab<V extends string = string> extends Choice<V> {
  count?: number;
}

interface TabsProps<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  /** Held by the caller, usually in the address. */
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
  /** Stands behind the last tab, such as a menu of more. */
  after?: ReactNode;
  /** One TabPanel for each tab. */
  children: ReactNode;
}

const OpenTab = createContext({ value: '', id: '' });
const tabId = (id: string, value: string): string => `${id}-tab-${value}`;
const panelId = (id: string, value: string): string => `${id}-panel-${value}`;

export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  after,
  children,
}: TabsProps<V>) {
  const id = useId();
  return (
    <Root value={value} onValueChange={(next) => onValueChange(next as V)} className={className}>
      <div className="flex items-start gap-5 border-b border-line max-md:-mx-4 max-md:px-4 md:gap-6">
        <List
          aria-label={label}
          className="-mb-px flex min-w-0 gap-5 overflow-x-auto [scrollbar-width:none] md:gap-6"
        >
          {tabs.map((tab) => (
            <Trigger
              key={tab.value}
              value={tab.value}
              id={tabId(id, tab.value)}
              aria-controls={panelId(id, tab.value)}
              disabled={tab.disabled}
              className={clsx(
                'flex-none border-b-2 border-transparent pt-0.5 pb-2.5 font-medium whitespace-nowrap text-muted hover:text-ink touch-area touch:h-touch',
                'focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink',
              )}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="ml-1.5 text-12 font-normal text-muted">{tab.count}</span>
              )}
            </Trigger>
          ))}
        </List>
        {after}
      </div>
      <OpenTab value={{ value, id }}>{children}</OpenTab>
    </Root>
  );
}

interface TabPanelProps {
  value: string;
  className?: string;
  children: ReactNode;
}

/** Not the library's: it asks for animations, which lays the page out within the task that draws the panel. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  const { value: openValue, id } = useContext(OpenTab);
  const isOpen = value === openValue;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the next stop after its tab
      tabIndex={0}
      hidden={!isOpen}
      className={clsx('pt-5', className)}
    >
      {isOpen ? children : null}
    </div>
  );
}
