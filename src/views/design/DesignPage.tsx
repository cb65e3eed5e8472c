import { useTexts } from '../useTexts.ts';
import { ControlSamples } from './ControlSamples.tsx';
import { DesignSection } from './DesignSection.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';

const colours = [
  'bg-canvas',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-hover',
  'bg-line',
  'bg-edge',
  'bg-ink',
  'bg-muted',
  'bg-faint',
  'bg-accent',
  'bg-accent-text',
  'bg-signal',
  'bg-difficulty-easy',
  'bg-difficulty-medium',
  'bg-difficulty-hard',
  'bg-difficulty-expert',
];
const sizes = [
  'text-hero',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
  'text-2xs',
];

/** Every piece of the interface in every state, for those who build with them. */
export function DesignPage() {
  const { designTexts } = useTexts();
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl font-semibold tracking-tight">{designTexts.title}</h1>
      <p className="mb-8 mt-2 text-lg text-muted">{designTexts.introduction}</p>
      <DesignSection title={designTexts.colours}>
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {colours.map((colour) => (
            <li key={colour} className="readout-text text-muted">
              <div className={`mb-1 h-12 rounded border border-line ${colour}`} />
              {colour.slice(3)}
            </li>
          ))}
        </ul>
      </DesignSection>
      <DesignSection title={designTexts.type}>
        {sizes.map((size) => (
          <p key={size} className={`${size} truncate`}>
            {designTexts.specimen}
          </p>
        ))}
        <p className="readout-text">{designTexts.specimen}</p>
        <p className="eyebrow">{designTexts.specimen}</p>
      </DesignSection>
      <ControlSamples />
      <FeedbackSamples />
      <OverlaySamples />
    </div>
  );
}
