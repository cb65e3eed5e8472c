import { useTexts } from '../useTexts.ts';
import { commandsIn, explainedAt, explainedIn } from './explainedIn.ts';

/** Where the documentation explains what a hint names. It opens beside the workspace, in which something may run. */
export function HintSources({ hint }: { hint: string }) {
  const { explainedTexts, workspaceTexts } = useTexts();
  const places = [
    ...explainedIn(hint).map((one) => ({ address: explainedAt[one], title: explainedTexts[one] })),
    ...commandsIn(hint).map((command) => ({ address: `/docs/ros-commands#${command}`, title: command })),
  ];
  if (places.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-3 border-t border-line px-3 py-2 text-sm text-muted">
      <span>{workspaceTexts.explainedIn}</span>
      {places.map(({ address, title }) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noopener"
          className="text-accent-text underline underline-offset-3"
        >
          {title}
        </a>
      ))}
    </div>
  );
}
