import { dirname, join } from 'node:path';
import type { Import } from './importsOf.ts';
import { type Zone, zoneOf, zones } from './zones.ts';

/** What is wrong with an import of a file, in words that say what to do; undefined when it is in order. */
export function complaintAbout(path: string, { specifier, typeOnly }: Import): string | undefined {
  const form = complaintAboutForm(path, specifier);
  if (form) return `${path} imports ${specifier}: ${form}`;
  const name = zoneOf(path);
  const zone = name === undefined ? undefined : zones[name];
  if (name === undefined || zone === undefined || isAllowed(name, zone, path, specifier, typeOnly)) return undefined;
  return `${path} must not import ${specifier}${typeOnly ? '' : ' (as more than a type)'}. ${zone.advice}`;
}

/** Where a specifier leads, as a path from the project's root; undefined for a package. */
export function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(path), specifier) : undefined;
}

/** A border shows at the start of the line: `#` across it, relative on this side of it, always with the extension. */
function complaintAboutForm(path: string, specifier: string): string | undefined {
  const target = targetOf(path, specifier);
  if (target === undefined) return undefined;
  const [here] = path.split('/');
  const [there] = target.split('/');
  if (specifier.startsWith('#') && here === there && zoneOf(path) === zoneOf(target)) {
    return 'inside a zone imports are relative.';
  }
  const hasHash = ['contract', 'machines', 'src', 'server'].includes(there ?? '');
  if (specifier.startsWith('.') && here !== there && hasHash) return `write #${target}, so that the border shows.`;
  if (!/\.\w+(?:\?raw|\?worker&url)?$/.test(specifier)) return 'name the file with its extension.';
  return undefined;
}

function isAllowed(name: string, zone: Zone, path: string, specifier: string, typeOnly: boolean): boolean {
  const target = targetOf(path, specifier);
  if (target === undefined) return zone.packages.some((allowed) => isPackage(specifier, allowed));
  const there = zoneOf(target);
  if (there === undefined) return false;
  if (there === name) return true;
  const entrance = zones[there]?.entrance ?? target;
  return target === entrance && (zone.may.includes(there) || (typeOnly && (zone.types ?? []).includes(there)));
}

function isPackage(specifier: string, allowed: string): boolean {
  if (allowed.endsWith('*')) return specifier.startsWith(allowed.slice(0, -1));
  return specifier === allowed || specifier.startsWith(`${allowed}/`);
}
