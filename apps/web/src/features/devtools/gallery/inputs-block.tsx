import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '../../../ui/controls/combobox.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Kbd } from '../../../ui/controls/kbd.tsx';
import { PasswordInput } from '../../../ui/controls/password-input.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { text } from '../text.ts';
import { Block, HELD, Side } from './block.tsx';
import { LOCALITIES, PROPERTY_TYPES } from './sample.ts';

const words = text.inputs;

export function InputsBlock() {
  const [propertyType, setPropertyType] = useState('house');
  const [unchosen, setUnchosen] = useState('');
  const [locality, setLocality] = useState('new-farm');
  return (
    <Block heading={text.blocks.inputs}>
      <Side by={4} loose>
        <Field label={words.location} hint={words.locationHint}>
          <TextInput icon={MapPin} placeholder={words.locationPlaceholder} />
        </Field>
        <Field label={words.location} hint={words.focus}>
          <TextInput icon={MapPin} defaultValue="New Farm" className={HELD.inputFocus} />
        </Field>
        <Field label={words.address} error={words.addressError}>
          <TextInput defaultValue="12 Nowhere Road" />
        </Field>
        <Field label={words.propertyType}>
          <Select options={PROPERTY_TYPES} value={propertyType} onValueChange={setPropertyType} />
        </Field>
        <Field label={words.price} aside={words.optional}>
          <TextInput inputMode="numeric" defaultValue="2,430,000" end={words.priceUnit} />
        </Field>
        <Field label={words.password} hint={words.passwordHint} required>
          <PasswordInput defaultValue="a long sentence" autoComplete="off" />
        </Field>
        <Field label={words.locality}>
          <Combobox
            options={LOCALITIES}
            value={locality}
            onValueChange={setLocality}
            placeholder={words.locationPlaceholder}
            searchPlaceholder={words.localitySearch}
            emptyText={words.localityEmpty}
          />
        </Field>
        <Field label={words.propertyType}>
          <Select
            options={PROPERTY_TYPES}
            value={unchosen}
            onValueChange={setUnchosen}
            placeholder={words.choose}
          />
        </Field>
        <Field label={words.note}>
          <TextArea placeholder={words.notePlaceholder} rows={3} />
        </Field>
        <Field label={words.disabled}>
          <TextInput defaultValue={words.disabledValue} disabled />
        </Field>
        <Field label={words.search} className="sm:col-span-2">
          <TextInput
            type="search"
            icon={Search}
            size="lg"
            placeholder={words.command}
            end={<Kbd>{text.buttons.key}</Kbd>}
          />
        </Field>
      </Side>
    </Block>
  );
}
