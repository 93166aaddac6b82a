import { TOOLTIP_DELAY_MS } from '@propguard/rules/interface/defaults';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import { FLOATING_GAP_PX } from './floating-look.ts';

interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that can take the focus. */
  children: ReactNode;
}

export function Tooltip({ content, side = 'bottom', children }: TooltipProps) {
  return (
    <Provider delayDuration={TOOLTIP_DELAY_MS}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            side={side}
            sideOffset={FLOATING_GAP_PX}
            collisionPadding={8}
            className="z-50 max-w-70 animate-appear rounded-1 bg-ink px-2 py-1 text-12 text-page"
          >
            {content}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
