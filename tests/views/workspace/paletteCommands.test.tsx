// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { consoleMachine } from '#machines/workspace/consoleMachine.ts';
import { doctorMachine } from '#machines/workspace/doctorMachine.ts';
import { driveMachine } from '#machines/workspace/driveMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { keptRunsMachine } from '#machines/workspace/keptRunsMachine.ts';
import { noRuns } from '#machines/workspace/keptRunsEvents.ts';
import { launchMachine } from '#machines/workspace/launchMachine.ts';
import { outputViewMachine } from '#machines/workspace/outputViewMachine.ts';
import { initialSizes } from '#machines/widgets/paneSizes.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { paletteMachine } from '#machines/widgets/paletteMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { processMachine } from '#machines/workspace/processMachine.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { robotDisplayMachine } from '#machines/workspace/robotDisplayMachine.ts';
import { robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { versionListMachine } from '#machines/workspace/versionListMachine.ts';
import { en } from '#src/texts/en/en.ts';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
import type { WorkspaceActors } from '#src/views/workspace/WorkspaceActors.ts';
import { paletteEntries } from '#src/views/workspace/commands/paletteEntries.ts';
import { ConsoleHistory } from '#src/views/workspace/console/ConsoleHistory.tsx';
import { OutputTools } from '#src/views/workspace/output/OutputTools.tsx';
import { ProcessList } from '#src/views/workspace/processes/ProcessList.tsx';
import { DisplayChoices } from '#src/views/workspace/robot/DisplayChoices.tsx';
import { RobotPanel } from '#src/views/workspace/robot/RobotPanel.tsx';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { fakePast } from '../../fakes/fakePast.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { fakeRobot } from '../../fakes/fakeRobot.ts';
import { still } from '../../machines/doctor/snapshots.ts';
import { type Place, frozenActor } from '../../models/engine/frozen.ts';
import { stillWorkspace } from '../../models/views/stillWorkspace.ts';
import '../emptyBoxes.ts';
import { inEnglish } from '../inEnglish.ts';

afterEach(cleanup);

/** What was said to anybody, as `robotView pause.requested`. */
let heard: string[] = [];

/** It stands where it is put, and hears what it would do something about. */
function hears<Machine extends AnyStateMachine>(name: keyof WorkspaceActors, machine: Machine, place: Place<Machine>) {
  const actor = frozenActor(machine, place, (event: AnyEventObject): void => {
    const { type, at: _, ...more } = event;
    const listener: AnyActorRef = actor;
    if (listener.getSnapshot().can(event)) heard.push([name, type, ...Object.values(more)].join(' '));
  });
  return actor;
}

/** A robot that was seen for a while, in the middle of which something happened. */
function seenPast() {
  const past = fakePast();
  past.see(0);
  past.see(1000, { touches: true });
  past.see(2000);
  past.paint();
  return past;
}

interface Scene {
  isOpen: boolean;
  isLive: boolean;
  isPaused: boolean;
  drive: 'disconnected' | 'parked' | 'manual';
  drawing: 'scene' | 'map';
  time: 'empty' | 'live' | 'standing' | 'playing';
  hasGraph: boolean;
  hasEnded: boolean;
}

function actorsOf({ isOpen, isLive, isPaused, drive, drawing, time, hasGraph, hasEnded }: Scene): WorkspaceActors {
  const view = isLive ? { shown: { connected: 'live' } } : { shown: 'disconnected' };
  const past = { empty: 'empty', live: 'live', standing: { past: 'standing' }, playing: { past: 'playing' } }[time];
  const entries = [entry('p1', hasEnded ? { status: 'finished' } : {})];
  const process = frozenActor(processMachine, {
    value: { lifecycle: hasEnded ? 'over' : { running: 'resting' }, subscription: 'unsubscribed', size: 'minimised' },
    context: { entry: entries[0]! },
  });
  const history = hasEnded ? [{ seq: 1, line: { kind: 'executeIncomplete' as const } }] : [];
  const console = hears('consoleList', consoleMachine, {
    value: { form: 'complete', name: 'given', command: 'none', subscription: 'idle' },
    context: { history },
  });
  return {
    ...stillWorkspace,
    panels: frozenActor(panelsMachine, { value: {}, context: { sizes: initialSizes } }),
    launch: hears('launch', launchMachine, {
      value: { control: isOpen ? 'stopped' : 'running', connection: 'open' },
      context: { path: '/ws/src/a.py', outcome: null },
    }),
    file: hears('file', fileMachine, {
      value: isOpen ? { open: { work: 'ready', text: 'saved' } } : 'waiting',
      context: { path: '/ws/src/a.py', code: '', saved: '', savedAt: null, revision: 1 },
    }),
    program: hears('program', programMachine, { value: 'editing' }),
    palette: hears('palette', paletteMachine, { value: 'closed' }),
    versionList: hears('versionList', versionListMachine, { value: 'closed', context: { versions: [], fault: null } }),
    robotView: hears('robotView', robotViewMachine, {
      value: { view, time: isPaused ? 'paused' : 'running', world: 'unknown' },
      context: { robot: fakeRobot(), world: null, returns: 0, refusal: null, whyUnavailable: null },
    }),
    robotDisplay: hears('robotDisplay', robotDisplayMachine, {
      value: drawing,
      context: { drawing, camera: 'follow', hiddenLayers: [], place: null },
    }),
    drive: hears('drive', driveMachine, {
      value: drive === 'manual' ? { manual: 'resting' } : drive,
      context: { held: [], refusal: null },
    }),
    scrubber: hears('scrubber', scrubberMachine, {
      value: past,
      context: {
        past: seenPast(),
        at: 2000,
        isOther: false,
        isOfBoth: false,
        compared: time === 'standing' ? ['k1'] : [],
      },
    }),
    keptRuns: hears('keptRuns', keptRunsMachine, { value: 'closed', context: { ...noRuns } }),
    doctor: hears('doctor', doctorMachine, {
      value: 'resting',
      context: { graph: hasGraph ? still : null, isOutdated: false },
    }),
    outputView: hears('outputView', outputViewMachine, {
      value: { lines: { wrapped: 'chosen' }, finder: isOpen ? 'closed' : 'open' },
      context: { query: '', match: null, hiddenLabels: [], processId: null },
    }),
    processList: hears('processList', processListMachine, {
      value: 'loaded',
      context: { entries, actors: [process], subscribed: [], cleared: [], output: fakeOutput() },
    }),
    consoleList: frozenActor(consoleListMachine, {
      value: 'single',
      context: { tabs: [{ id: '1', name: 'Console', actor: console }], activeId: '1' },
    }),
  };
}

/** What each control of the workspace says that can be pressed. */
function saidByControls(actors: WorkspaceActors): string[] {
  const [tab] = actors.consoleList.getSnapshot().context.tabs;
  render(
    <>
      <TopBar {...actors} />
      <RobotPanel {...actors} />
      <DisplayChoices display={actors.robotDisplay} />
      <ConsoleHistory console={tab!.actor} panels={actors.panels} />
      <ProcessList processList={actors.processList} />
      <OutputTools {...actors} />
    </>,
    { wrapper: inEnglish },
  );
  heard = [];
  const controls = [...screen.getAllByRole('button'), ...screen.queryAllByRole('switch')];
  for (const control of controls) act(() => void fireEvent.click(control));
  return [...new Set(heard)].toSorted();
}

/** What each command says that is possible, panels aside. */
function saidByCommands(actors: WorkspaceActors): string[] {
  heard = [];
  for (const command of paletteEntries(actors, en)) if (command.isPossible) command.perform();
  return [...new Set(heard)].toSorted();
}

/** They take away what they stand on, or look at it again: who sees it has them before their eyes. */
const closers: ReadonlySet<string> = new Set(['doctor graph.dismissed', 'outputView finder.closed']);

/** What the controls of this test have no part in. */
const beside = ['palette editorCommand.chosen', 'palette keys.requested'];

const scenes: Record<string, Scene> = {
  'a workspace in which everything is to come': {
    isOpen: false,
    isLive: false,
    isPaused: false,
    drive: 'disconnected',
    drawing: 'map',
    time: 'empty',
    hasGraph: false,
    hasEnded: false,
  },
  'a robot that is watched in space': {
    isOpen: true,
    isLive: true,
    isPaused: false,
    drive: 'parked',
    drawing: 'scene',
    time: 'live',
    hasGraph: true,
    hasEnded: true,
  },
  'a robot that stands still and is looked back at on the map': {
    isOpen: true,
    isLive: true,
    isPaused: true,
    drive: 'manual',
    drawing: 'map',
    time: 'standing',
    hasGraph: true,
    hasEnded: false,
  },
  'a past that plays': {
    isOpen: false,
    isLive: true,
    isPaused: false,
    drive: 'parked',
    drawing: 'scene',
    time: 'playing',
    hasGraph: false,
    hasEnded: true,
  },
};

describe.each(Object.entries(scenes))('with %s', (_, scene) => {
  it('has a command for whatever a control would do, and none for what no control would', () => {
    const actors = actorsOf(scene);
    const byCommands = saidByCommands(actors).filter((said) => !beside.some((other) => said.startsWith(other)));
    const byControls = saidByControls(actors).filter((said) => !closers.has(said));
    expect(byCommands).toEqual(byControls);
  });
});
