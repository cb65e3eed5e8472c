import RotateCwIcon from '~icons/lucide/rotate-cw';
import { useSelector } from '@xstate/react';
import { type RosActor, selectCommands, selectHasFailed } from '#machines/workspace/rosMachine.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { Button } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { FillConsole } from './FillConsole.tsx';

/** The commands that a learner may run: what each is for, and an example to begin with. */
export function CommandsPanel({ ros, ...console }: Pick<WorkspaceActors, 'ros' | 'consoleList' | 'panels'>) {
  const { commandExamples, commandTexts } = useTexts();
  const commands = useSelector(ros, selectCommands);
  const hasFailed = useSelector(ros, selectHasFailed);
  if (hasFailed) return <Failed ros={ros} />;
  return (
    <div className="p-4">
      <p className="mb-3 text-sm text-muted">{commandTexts.introduction}</p>
      <ul aria-label={commandTexts.list} className="grid gap-4">
        {commands.map((command) => (
          <li key={command} className="grid gap-1.5">
            <h3 translate="no" className="readout-text font-semibold text-ink">
              {command}
            </h3>
            {hasExample(commandExamples, command) ? (
              <>
                <p className="text-sm text-muted">{commandExamples[command].purpose}</p>
                <FillConsole command={command} args={commandExamples[command].args} {...console} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A newer server may know more commands than there are words for. */
const hasExample = (examples: Texts['commandExamples'], command: string): command is keyof Texts['commandExamples'] =>
  Object.hasOwn(examples, command);

function Failed({ ros }: { ros: RosActor }) {
  const { consoleTexts } = useTexts();
  return (
    <div ref={handFocusOn()} className="grid justify-items-start gap-3 p-4 text-muted">
      <p>{consoleTexts.commandsFailed}</p>
      <Button size="sm" icon={RotateCwIcon} onPress={() => ros.send({ type: 'retry.requested' })}>
        {consoleTexts.tryAgain}
      </Button>
    </div>
  );
}
