import { challengeTexts } from './challengeTexts.ts';
import { crashTexts } from './crashTexts.ts';
import { homeTexts } from './homeTexts.ts';
import { reportTexts } from './reportTexts.ts';
import { notFoundTexts, overdueTexts, pageTitles, placeNames, siteTexts, socialTexts } from './siteTexts.ts';

/** What stands around every page and at the top of the first one: fetched before anything is shown. */
export const firstTexts = {
  challengeTexts,
  crashTexts,
  homeTexts,
  notFoundTexts,
  overdueTexts,
  pageTitles,
  placeNames,
  reportTexts,
  siteTexts,
  socialTexts,
} as const;
