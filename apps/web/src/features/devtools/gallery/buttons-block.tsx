import { Download, ListFilter, Map as MapIcon, Plus, Share, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Kbd } from '../../../ui/controls/kbd.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { text } from '../text.ts';
import { Block, HELD, Row } from './block.tsx';

const words = text.buttons;

export function ButtonsBlock() {
  return (
    <Block heading={text.blocks.buttons}>
      <Row>
        <Button kind="primary">{words.assess}</Button>
        <Button kind="primary" className={HELD.primaryHover}>
          {words.hover}
        </Button>
        <Button kind="primary" className={HELD.focus}>
          {words.focus}
        </Button>
        <Button kind="primary" busy busyLabel={words.busy}>
          {words.assess}
        </Button>
        <Button disabled>{words.disabled}</Button>
      </Row>
      <Row>
        <Button icon={Share}>{words.share}</Button>
        <Button className={HELD.hover}>{words.hover}</Button>
        <Button className={HELD.focus}>{words.focus}</Button>
        <Button kind="ghost" icon={ListFilter}>
          {words.ghost}
        </Button>
        <Button kind="danger">{words.delete}</Button>
        <Button size="sm" icon={Plus}>
          {words.addSale}
        </Button>
        <Tooltip content={words.download}>
          <IconButton icon={Download} label={words.download} />
        </Tooltip>
        <IconButton icon={Trash2} label={words.delete} kind="ghost" size="sm" />
        <IconButton icon={Download} label={words.busy} busy />
        <Button kind="primary" size="lg">
          {words.trial}
        </Button>
        <Kbd>{words.key}</Kbd>
      </Row>
      <Row>
        <LinkButton to="#maps" icon={MapIcon}>
          {words.link}
        </LinkButton>
        <TextLink to="#charts">{words.textLink}</TextLink>
      </Row>
    </Block>
  );
}
