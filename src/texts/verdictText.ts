import type { Check } from '#contract/goal.ts';
import type { JudgedCheck, TrialEnd, Verdict } from '#contract/verdict.ts';
import type { Texts } from './Texts.ts';

/** What was expected of a check that has not passed, and what happened, when and where; `said` has the words for what things in the world are called. */
export function failedCheckText(
  { checkTexts, verdictTexts }: Pick<Texts, 'checkTexts' | 'verdictTexts'>,
  { check: stated, progress, cause }: JudgedCheck,
  { seconds, at: [x, y] }: Pick<Verdict, 'seconds' | 'at'>,
  said: (name: string) => string = (name) => name,
): string {
  const check = named(stated, said);
  const happened = { progress, cause: said(cause ?? ''), where: verdictTexts.happened(seconds, x, y) };
  switch (check.check) {
    case 'stop':
      return checkTexts.stop(check, happened);
    case 'face':
      return checkTexts.face(check, happened);
    case 'visit':
      return checkTexts.visit(check, happened);
    case 'deliver':
      return checkTexts.deliver(check, happened);
    case 'letGo':
      return checkTexts.letGo(check, happened);
    case 'see':
      return checkTexts.see(check, happened);
    case 'door':
      return checkTexts.door(check, happened);
    case 'touchNothing':
      return checkTexts.touchNothing(check, happened);
    case 'keepOff':
      return checkTexts.keepOff(check, happened);
    case 'commandRate':
      return checkTexts.commandRate(check, happened);
    case 'uses':
      return checkTexts.uses(check, happened);
    case 'charge':
      return checkTexts.charge(check, happened);
    case 'withinMetres':
      return checkTexts.withinMetres(check, happened);
    case 'withinTime':
      return checkTexts.withinTime(check, happened);
    default:
      return check satisfies never;
  }
}

/** The check with the names in it as its reader is told them. */
function named(check: Check, said: (name: string) => string): Check {
  switch (check.check) {
    case 'stop':
      return check.region === undefined ? check : { ...check, region: said(check.region) };
    case 'visit':
      return { ...check, regions: check.regions.map(said) };
    case 'deliver':
      return { ...check, crates: check.crates.map(said), region: said(check.region) };
    case 'see':
      return { ...check, region: said(check.region) };
    case 'door':
      return { ...check, door: said(check.door) };
    case 'keepOff':
      return { ...check, line: said(check.line) };
    default:
      return check;
  }
}

/** Why the simulation came to its end; null where the checks say all there is to say. */
export function trialEndText({ trialEndTexts }: Pick<Texts, 'trialEndTexts'>, end: TrialEnd): string | null {
  switch (end.reason) {
    case 'met':
    case 'broken':
      return null;
    case 'program_ended':
      return trialEndTexts.program_ended(end);
    case 'silent':
      return trialEndTexts.silent(end);
    case 'too_slow':
      return trialEndTexts.too_slow(end);
    case 'reset':
      return trialEndTexts.reset;
    case 'cut_off':
      return trialEndTexts.cut_off(end);
    default:
      return end satisfies never;
  }
}

/** From where it failed, when that is not the start that the learner sees, and what was otherwise there; null otherwise. */
export function otherStartText(
  verdictTexts: Texts['verdictTexts'],
  { passed, start }: Verdict,
  said: (name: string) => string = (name) => name,
): string | null {
  if (passed || start === undefined || start.number === 1) return null;
  const { number, of, at, heading, settings, crates } = start;
  const text = verdictTexts.otherStart(number, of, hundredths(at[0]), hundredths(at[1]), Math.round(heading));
  const settingTexts = Object.entries(settings ?? {}).map(
    ([name, value]) => `${name}\u00a0=\u00a0${JSON.stringify(value)}`,
  );
  const places = crates?.map((crate) => `${said(crate.name)}\u00a0(${crate.at.map(hundredths).join(',\u00a0')})`) ?? [];
  return [
    text,
    ...(settingTexts.length > 0 ? [verdictTexts.settings(settingTexts.join(', '))] : []),
    ...(places.length > 0 ? [verdictTexts.crates(places.join(', '))] : []),
  ].join(' ');
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** How much of it was reached, and how soon. */
export function verdictFacts(verdictTexts: Texts['verdictTexts'], { passed, checks, seconds, start }: Verdict): string {
  const metCount = checks.filter((check) => check.passed).length;
  const facts = [verdictTexts.checks(metCount, checks.length), verdictTexts.seconds(seconds)];
  return (passed && start !== undefined && start.of > 1 ? [...facts, verdictTexts.starts(start.of)] : facts).join(
    ' · ',
  );
}
