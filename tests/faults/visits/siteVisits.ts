/** Visits to the pages of the site, by somebody who is known, and what stands on every page. */
import { ada } from '../../fakes/fakeAuth.ts';
import { say } from '../../machines/recording/deed.ts';
import { visitedForAll } from '../../machines/recording/siteDeeds.ts';
import { type Visit, move, wait, working } from './visit.ts';

const demo = 'workspace/welcome/demo';
const tour = 'workspace/welcome/tour';

const browsed: Visit = {
  name: 'browsed',
  world: { path: '/challenges', user: ada },
  deeds: [
    say('theme', { type: 'theme.toggled' }),
    say('locale', { type: 'locale.chosen', locale: 'en' }),
    ...['detailsSaved', 'messageSent'].map((kind) => say('toastList', { type: 'notice.given', notice: { kind } })),
    wait(5000),
    say('challengeList', { type: 'search.typed', search: 'box' }),
    ...['Easy', 'Beginner'].map((name) => say('challengeList', { type: 'option.toggled', facet: 'difficulty', name })),
    move('/challenges?sort=title'),
    move('/contact'),
    say('messageForm', { type: 'message.typed', message: 'Hello' }),
    say('messageForm', { type: 'form.submitted' }),
    say('report', { type: 'report.opened' }),
    say('report', { type: 'seen.toggled' }),
    say('report', { type: 'download.requested' }),
  ],
};

const readEverything: Visit = {
  name: 'read everything',
  world: { path: '/', user: ada },
  deeds: [
    ...visitedForAll,
    move('/operator'),
    say('operator', { type: 'view.shown' }),
    say('operator', { type: 'inspection.allowed', learnerId: 'ada-id' }),
    move('/api'),
    say('api', { type: 'parameter.typed', callId: 'getTopic', name: 'name', value: '/scan' }),
    say('api', { type: 'parameter.typed', callId: 'getTopic', name: 'depth', value: '2' }),
    say('api', { type: 'trial.requested', callId: 'getTopic' }),
    move('/profile'),
    say('profile', { type: 'tab.chosen', tab: 'achievements' }),
    say('profile/dataExport', { type: 'export.requested' }),
  ],
};

const welcomed: Visit = {
  name: 'was welcomed',
  world: { ...working, preferences: {} },
  deeds: [
    wait(3000),
    say('workspace/welcome', { type: 'demo.requested' }),
    say(demo, { type: 'email.typed', email: 'nobody' }),
    say(demo, { type: 'form.submitted' }),
    say(demo, { type: 'email.typed', email: 'ada@example.com' }),
    say(demo, { type: 'form.submitted' }),
    ...Array.from({ length: 3 }, () => say(tour, { type: 'step.passed' })),
  ],
};

export const siteVisits: readonly Visit[] = [browsed, readEverything, welcomed];
