import PlayIcon from '~icons/lucide/play';
import Settings2Icon from '~icons/lucide/settings-2';
import { Button } from '../ui/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../ui/buttonClass.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useTexts } from '../useTexts.ts';
import { DesignSection } from './DesignSection.tsx';
import { Sample } from './Sample.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];

export function ControlSamples() {
  const { designTexts } = useTexts();
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `${designTexts.option} ${value}` }));
  return (
    <>
      <DesignSection title={designTexts.buttons}>
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size} icon={PlayIcon}>
                {designTexts.press}
              </Button>
            ))}
            <Button variant={variant} isBusy>
              {designTexts.busy}
            </Button>
            <Button variant={variant} isDisabled>
              {designTexts.disabled}
            </Button>
            <Button variant={variant} whyDisabled={designTexts.reason}>
              {designTexts.disabled}
            </Button>
            <IconButton label={designTexts.press} icon={Settings2Icon} onPress={() => {}} />
          </div>
        ))}
      </DesignSection>
      <DesignSection title={designTexts.fields}>
        <Sample initial="">
          {(value, change) => (
            <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
              <Field id="plain" label={designTexts.label} value={value} hint={designTexts.hint} onChange={change} />
              <Field
                id="wrong"
                label={designTexts.label}
                value={value}
                error={designTexts.error}
                isRequired
                onChange={change}
              />
              <Select
                id="choice"
                label={designTexts.label}
                value={value}
                placeholder={designTexts.choose}
                options={options}
                onChange={change}
              />
              <Select
                id="wrong-choice"
                label={designTexts.label}
                value={value}
                options={options}
                error={designTexts.error}
                onChange={change}
              />
            </div>
          )}
        </Sample>
        <Sample initial={true}>
          {(isOn, change) => (
            <div className="flex flex-wrap gap-6">
              <Checkbox id="box" label={designTexts.label} isChecked={isOn} onChange={change} />
              <Checkbox id="no-box" label={designTexts.disabled} isChecked={isOn} isDisabled onChange={change} />
              <Switch label={designTexts.label} isOn={isOn} onChange={change} />
              <Switch label={designTexts.disabled} isOn={!isOn} isDisabled onChange={change} />
            </div>
          )}
        </Sample>
      </DesignSection>
    </>
  );
}
