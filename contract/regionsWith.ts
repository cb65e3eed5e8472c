import type { Region } from './world.ts';

/** The regions of a world, those that are told of anew in place of the ones of the same name. */
export function regionsWith(regions: readonly Region[], others: readonly Region[]): Region[] {
  const named = new Map(others.map((region) => [region.name, region]));
  return regions.map((region) => named.get(region.name) ?? region);
}
