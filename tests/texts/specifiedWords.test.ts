import { expect, it } from 'vitest';
import { challengeTexts } from '#src/texts/en/challengeTexts.ts';
import { buildStatusTexts, buildTexts } from '#src/texts/en/buildTexts.ts';
import { errorTexts } from '#src/texts/en/errorTexts.ts';
import { demoTexts } from '#src/texts/en/demoTexts.ts';
import { fileStatusTexts, fileTexts, pendingConfirmationTexts, safetyTexts } from '#src/texts/en/fileTexts.ts';
import { homeTexts } from '#src/texts/en/homeTexts.ts';
import { outputLabels, outputTexts } from '#src/texts/en/processTexts.ts';
import { sampleChallenges } from '#src/texts/en/sampleChallenges.ts';
import { emailErrorTexts, passwordAgainErrorTexts, passwordErrorTexts } from '#src/texts/en/formErrorTexts.ts';
import { profileTexts } from '#src/texts/en/profileTexts.ts';
import { accountTexts, callbackTexts, googleTexts, signInTexts } from '#src/texts/en/sessionTexts.ts';
import { detailErrorTexts, userDetailsTexts } from '#src/texts/en/userDetailsTexts.ts';
import { crashTexts } from '#src/texts/en/crashTexts.ts';
import { notFoundTexts, placeNames, siteTexts } from '#src/texts/en/siteTexts.ts';
import { consoleTexts, panelTitles, workspaceTexts } from '#src/texts/en/workspaceTexts.ts';

it('names the frame as specified', () => {
  expect(siteTexts).toMatchObject({ signIn: 'Sign In', myProfile: 'My Profile' });
  expect(placeNames).toMatchObject({
    '/challenges': 'Challenges',
    '/learn': 'Learn',
    '/community': 'Community',
    enterprise: 'Enterprise',
    '/about': 'About Us',
  });
});

it('says where there is no page, and where one broke', () => {
  expect(notFoundTexts).toMatchObject({
    title: 'Page Not Found',
    message: "The robot couldn't navigate to this location.",
    home: 'Return to Home',
  });
  expect(crashTexts.title).toBe('Unexpected Application Error!');
});

it('promises on the home page what is specified', () => {
  expect(homeTexts).toMatchObject({
    badge: 'The Future of Robotics Education',
    title: 'Master Robotics Programming Through Interactive Challenges',
    startChallenges: 'Start Challenges',
    exploreLearningPaths: 'Explore Learning Paths',
    viewAll: 'View All Challenges',
    featured: 'Featured Challenges',
    joinCommunity: 'Join Community',
  });
});

it('knows the three sample challenges', () => {
  expect(
    sampleChallenges.map(({ id, title, difficulty, category, description }) => [
      id,
      title,
      difficulty,
      category,
      description,
    ]),
  ).toEqual([
    [1, 'Obstacle Course', 'Easy', 'Navigation', 'Navigate a robot through a field of obstacles to reach the target.'],
    [2, 'Object Manipulation', 'Medium', 'Manipulation', 'Pick up objects and place them in designated target areas.'],
    [3, 'Autonomous Explorer', 'Hard', 'Exploration', 'Explore and map an unknown environment efficiently.'],
  ]);
});

it('titles the forms and names their faults', () => {
  expect(signInTexts).toMatchObject({ title: 'Welcome back', forgotPassword: 'Forgot password?' });
  expect(googleTexts.submit).toBe('Continue with Google');
  expect(emailErrorTexts).toEqual({ required: 'Email is required', invalid: 'Email is invalid' });
  expect(passwordErrorTexts.required).toBe('Password is required');
  expect(passwordErrorTexts.short(6)).toBe('Password must be at least 6 characters');
  expect(passwordAgainErrorTexts).toEqual({ different: 'Passwords do not match' });
  expect(userDetailsTexts).toMatchObject({ title: 'Complete Your Profile', submit: 'Submit' });
  const { phone, title, gender } = detailErrorTexts;
  expect([phone.required, title.required, gender.required]).toEqual([
    'Phone number is required',
    'Title is required',
    'Gender is required',
  ]);
});

it('says what coming back from a provider comes to', () => {
  expect(callbackTexts).toMatchObject({
    processing: 'Processing Authentication',
    error: 'Authentication Error',
    unsaved: 'Failed to update user profile.',
    unexpected: 'An unexpected error occurred. Please try signing in again.',
    advice: 'Please try signing in again.',
  });
});

it('says of sessions, tokens and answers what the libraries say of them', () => {
  expect([errorTexts.session_missing({}), errorTexts.callback_empty({})]).toEqual([
    'Auth session missing!',
    'No session defined in URL',
  ]);
  expect(errorTexts.callback_token_malformed({})).toBe('Invalid JWT structure');
  expect(errorTexts.service_unreachable({})).toBe('Network Error');
  expect(errorTexts.service_timed_out({ milliseconds: 30_000 })).toBe('timeout of 30000ms exceeded');
  expect(errorTexts.service_failed({ status: 503 })).toBe('Request failed with status code 503');
});

it('stands for a learner without a picture, and says when there is no profile', () => {
  expect(profileTexts).toMatchObject({ initial: 'U', failed: 'Failed to load profile data' });
});

it('titles the challenge browser and asks for patience', () => {
  expect(challengeTexts).toMatchObject({ title: 'Challenge Browser', loadingProfile: 'Loading your profile...' });
});

it('names the parts of the workspace', () => {
  expect([fileTexts.save, buildTexts.build, workspaceTexts.run]).toEqual(['Save', 'Build', 'Run']);
  expect(panelTitles).toMatchObject({
    problem: 'Problem',
    topics: 'ROS Topics',
    commands: 'ROS Commands',
    console: 'Console',
    processes: 'Processes',
  });
  expect(outputTexts).toMatchObject({ title: 'Real-time Process Output', clear: 'Clear' });
  expect(outputLabels).toEqual({ ERR: 'ERR', WARN: 'WARN', OUT: 'OUT' });
  expect(consoleTexts.execute).toBe('Execute');
  expect(consoleTexts.longRunningHint).toBe('Background processes not marked Long Running stop after 30 seconds.');
});

it('reads the instruments as specified', () => {
  expect(fileStatusTexts).toMatchObject({
    waiting: 'Waiting for initial load',
    loading: 'File loading',
    ready: 'File ready',
  });
  expect(buildStatusTexts).toMatchObject({ success: 'Build success', failure: 'Build failed' });
  expect(workspaceTexts.connection.connected).toBe('WebSocket connected');
  expect(workspaceTexts.connection.lost).toContain('WebSocket disconnected');
  expect(fileTexts.size(1204)).toBe('1,204 characters');
});

it('warns before code is deleted', () => {
  expect(pendingConfirmationTexts.erases).toBe(
    'Warning: You are about to save empty content over existing file. This will delete your code. Continue?',
  );
  expect(safetyTexts.refusedTitle).toBe('Safety Check Failed');
});

it.each([
  [0, '0:00'],
  [5, '0:05'],
  [65, '1:05'],
])('shows %i seconds of a run as %s', (seconds, shown) => {
  expect(workspaceTexts.runTime(seconds)).toBe(shown);
});

it('names the length of a password that the site asks for', () => {
  expect(passwordErrorTexts.short(8)).toContain(' 8 ');
  expect(accountTexts.passwordHint(8)).toContain(' 8 ');
});

it('invites to the demo as specified', () => {
  expect(demoTexts).toMatchObject({
    show: 'Show Demo',
    title: 'Subscribe for Project Demo',
    contents: [
      '3D simulator reacting to user code',
      'See all ROS topics',
      'How to run ROS commands',
      'Subscribe and unsubscribe to process for realtime logs',
    ],
    invalid: 'Please enter a valid email address',
    confirm: 'Confirm',
    confirming: 'Confirming...',
    cancel: 'Cancel',
  });
});

it('promises who leaves an address for the demo to be in touch, and no spam', () => {
  expect(demoTexts.promise).toMatch(/we will contact you .*will not spam you/);
});
