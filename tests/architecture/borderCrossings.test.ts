import { expect, it } from 'vitest';
import { complaintAbout } from './borderCrossings.ts';

it.each([
  ['contract/rest.ts', 'node:fs', 'The contract only says'],
  ['machines/ports/filePort.ts', '#contract/entities.ts', 'A port is an interface'],
  ['machines/app/appMachine.ts', 'axios', 'A machine reaches the world through a port'],
  ['machines/app/appMachine.ts', '#src/texts/toastTexts.ts', 'A machine reaches the world through a port'],
  ['src/views/home/HomePage.tsx', '#src/adapters/restFiles.ts', 'A view shows'],
  ['src/views/home/HomePage.tsx', 'axios', 'A view shows'],
  ['src/views/home/HomePage.tsx', '../../texts/en/homeTexts.ts', 'Its words come from useTexts()'],
  ['src/adapters/restFiles.ts', '#machines/app/appMachine.ts', 'An adapter fulfils one port'],
  ['server/main.ts', 'xstate', 'The server shares the contract'],
  ['server/config/config.ts', '../supabase/errorCodes.ts', 'must not import'],
  ['server/http/routes.ts', '../supabase/database/database.ts', 'must not import'],
  ['server/http/routes.ts', '@electric-sql/pglite', 'must not import'],
  ['server/workspaces/workspace.ts', '../ros1/catkinBuild.ts', 'must not import'],
  ['server/robot/runRobot.ts', '@foxglove/ros1', 'must not import'],
  ['server/ros1/listTopics.ts', 'fastify', 'What speaks ROS 1'],
  ['server/supabase/auth/authPlugin.ts', 'ws', 'The embedded Supabase stands by itself'],
  ['server/main.ts', '#machines/timings.ts', 'The server shares the contract'],
  ['e2e/journey.ts', '#contract/limits.ts', 'A journey knows what a visitor knows'],
  ['server/main.ts', '../contract/limits.ts', 'write #contract/limits.ts'],
  ['server/http/routes.ts', '#server/config/config.ts', 'inside a zone imports are relative'],
  ['machines/app/appMachine.ts', './notice', 'name the file with its extension'],
])('refuses that %s imports %s', (path, specifier, reason) => {
  expect(complaintAbout(path, { specifier, typeOnly: false, handsOn: false })).toContain(reason);
});

it.each([
  ['machines/ports/filePort.ts', '#contract/entities.ts', true],
  ['machines/app/appMachine.ts', '../ports/filePort.ts', true],
  ['machines/app/appMachine.ts', 'xstate', false],
  ['src/views/home/HomePage.tsx', '#machines/app/appMachine.ts', false],
  ['src/adapters/restFiles.ts', '#machines/ports/filePort.ts', true],
  ['src/main.tsx', 'react-dom/client', false],
  ['server/main.ts', 'fastify', false],
  ['server/startServolab.ts', './supabase/startEmbeddedSupabase.ts', false],
  ['server/supabase/auth/authLimits.ts', '../../limits/rateLimiter.ts', false],
  ['server/startServolab.ts', './ros1/ros1.ts', false],
  ['server/ros1/agent.ts', '../sandbox/agent/runAgent.ts', false],
  ['server/supabase/auth/authLimits.ts', './authError.ts', false],
  ['tests/anything.test.ts', '#server/config/config.ts', false],
])('lets %s import %s', (path, specifier, typeOnly) => {
  expect(complaintAbout(path, { specifier, typeOnly, handsOn: false })).toBeUndefined();
});
