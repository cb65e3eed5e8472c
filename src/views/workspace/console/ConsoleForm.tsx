import RotateCwIcon from '~icons/lucide/rotate-cw';
import TerminalIcon from '~icons/lucide/terminal';
import { useSelector } from '@xstate/react';
import {
  type ConsoleActor,
  selectArgs,
  selectAutoSubscribe,
  selectCommand,
  selectIsExecuting,
  selectIsLongRunning,
  selectLacksName,
  selectMissing,
  selectProcessName,
} from '#machines/workspace/consoleSelectors.ts';
import { type RosActor, selectCommands, selectHasFailed } from '#machines/workspace/rosMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { CompactField } from '../../ui/CompactField.tsx';
import { CompactSelect } from '../../ui/CompactSelect.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';

/** What to start, with what, under which name. */
export function ConsoleForm({ console, ros }: { console: ConsoleActor; ros: RosActor }) {
  const { consoleTexts } = useTexts();
  const command = useSelector(console, selectCommand);
  const args = useSelector(console, selectArgs);
  const processName = useSelector(console, selectProcessName);
  const lacksName = useSelector(console, selectLacksName);
  const missing = useSelector(console, selectMissing);
  const isExecuting = useSelector(console, selectIsExecuting);
  const commands = useSelector(ros, selectCommands);
  const commandsFailed = useSelector(ros, selectHasFailed);
  const execute = () => console.send({ type: 'execute.requested' });
  // A form whose button is off does not submit by itself: what is missing is then said in the history.
  const executeIncomplete = missing === null ? undefined : execute;
  return (
    <form
      noValidate
      className="grid shrink-0 gap-3 border-b border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        execute();
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <CompactSelect
          id="command"
          label={consoleTexts.command}
          placeholder={commandsFailed ? consoleTexts.commandsFailed : consoleTexts.chooseCommand}
          value={command}
          options={commands}
          onChange={(chosen) => console.send({ type: 'command.chosen', command: chosen })}
        />
        <CompactField
          id="args"
          label={consoleTexts.args}
          placeholder={consoleTexts.argsExample}
          value={args}
          onChange={(typed) => console.send({ type: 'args.typed', args: typed })}
          onEnter={executeIncomplete}
          onUp={() => console.send({ type: 'command.recalled', direction: 'older' })}
          onDown={() => console.send({ type: 'command.recalled', direction: 'newer' })}
        />
      </div>
      {commandsFailed ? <TryAgain ros={ros} /> : null}
      <CompactField
        id="process-name"
        label={consoleTexts.processName}
        value={processName}
        isRequired
        isWrong={lacksName}
        onChange={(typed) => console.send({ type: 'processName.typed', processName: typed })}
        onLeave={() => console.send({ type: 'processName.left' })}
        onEnter={executeIncomplete}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <LongRunning console={console} />
        <AutoSubscribe console={console} />
      </div>
      <Button
        type="submit"
        variant="primary"
        icon={TerminalIcon}
        isBusy={isExecuting}
        whyDisabled={missing === null || isExecuting ? undefined : consoleTexts.missing[missing]}
      >
        {isExecuting ? consoleTexts.executing : consoleTexts.execute}
      </Button>
    </form>
  );
}

/** Asks for the commands once more. */
function TryAgain({ ros }: { ros: RosActor }) {
  const { consoleTexts } = useTexts();
  return (
    <Button
      ref={handFocusOn()}
      size="sm"
      icon={RotateCwIcon}
      className="justify-self-start"
      onPress={() => ros.send({ type: 'retry.requested' })}
    >
      {consoleTexts.tryAgain}
    </Button>
  );
}

function LongRunning({ console }: { console: ConsoleActor }) {
  const { consoleTexts } = useTexts();
  const isLongRunning = useSelector(console, selectIsLongRunning);
  return (
    <Tooltip content={consoleTexts.longRunningHint}>
      <Switch
        label={consoleTexts.longRunning}
        isOn={isLongRunning}
        onChange={(isOn) => console.send({ type: 'longRunning.switched', isLongRunning: isOn })}
      />
    </Tooltip>
  );
}

function AutoSubscribe({ console }: { console: ConsoleActor }) {
  const { consoleTexts } = useTexts();
  const autoSubscribe = useSelector(console, selectAutoSubscribe);
  return (
    <Switch
      label={consoleTexts.autoSubscribe}
      isOn={autoSubscribe}
      onChange={(isOn) => console.send({ type: 'autoSubscribe.switched', autoSubscribe: isOn })}
    />
  );
}
