/** The home page as it is sent: with its markup in it, so that it is seen before any script has run. */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchLanguage } from '#contract/matchLanguage.ts';
import type { PrerenderedPage } from '#contract/prerenderedPage.ts';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { askedLanguages } from './askedLanguages.ts';

/** By their languages, the one for everybody first. */
export type HomePages = Map<string, PrerenderedPage>;

export interface PrerenderOrder {
  /** The address of the built module that draws. */
  module: string;
  /** What the pages are told as well. */
  config: RuntimeConfig;
}

/** Draws the home page in each language, in a thread of its own. Rejects with what a view broke of. */
export function prerenderHomePages(worker: string, module: string, config: RuntimeConfig): Promise<HomePages> {
  const workerData: PrerenderOrder = { module: pathToFileURL(module).href, config };
  const thread = new Worker(worker, { workerData });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`It ended with ${code} and without a page.`)));
  });
}

/** Answers with the page, the pages drawn ahead put into it, in the language that is asked for; what is not changed since is not sent again. */
export function sendHome(request: FastifyRequest, reply: FastifyReply, empty: string, pages: HomePages) {
  const languages = [...pages.keys()];
  const locale = matchLanguage(languages, askedLanguages(request.headers['accept-language'])) ?? languages[0] ?? '';
  const page = pages.get(locale);
  const html = page === undefined ? empty : withMarkup(empty, locale, page);
  const tag = tagOf(html);
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .header('content-language', locale)
    .header('etag', tag);
  if (isKnown(tag, request.headers['if-none-match'])) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/** A weak one (RFC 9110, 8.8.1): the same page is sent compressed in several ways. */
const tagOf = (html: string): string => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** Whether the caller has it, by any of the tags that are told; who passes the page on may have made a tag strong or weak (RFC 9110, 13.1.2). */
function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => digestOf(one) === digestOf(tag));
}

const digestOf = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Texts are put in by functions: in a text that is given as such, `$&` would mean something. */
function withMarkup(html: string, locale: string, { title, description, noScript, markup }: PrerenderedPage): string {
  return html
    .replace('<html lang="en"', () => `<html lang="${locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<meta\s+name="description"[^>]*>/, () => description)
    .replace(/<noscript>[^<]*<\/noscript>/, () => noScript)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${locale}">${markup}</div>`);
}
