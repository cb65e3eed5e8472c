import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

/** The colours of the site, in the theme that the reader's machine prefers; no e-mail of a font is fetched. */
const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    --canvas: light-dark(#f3f1ec, #0c0f12);
    --surface: light-dark(#faf9f6, #12161b);
    --line: light-dark(#dad6cc, #262e37);
    --edge: light-dark(#827d73, #687686);
    --ink: light-dark(#1a1c1f, #edf0f3);
    --muted: light-dark(#494e55, #b3bcc6);
    --accent: light-dark(#ab3f00, #ff9357);
    --signal: light-dark(#0b6680, #5ecbe8);
    font:
      1rem/1.625 'Inter Variable',
      Inter,
      system-ui,
      sans-serif;
  }
  body {
    margin: 0;
    padding: 2.5rem 1rem;
    background: var(--canvas);
    color: var(--muted);
  }
  main {
    max-width: 40rem;
    margin: 0 auto;
    overflow-wrap: anywhere;
  }
  h1 {
    margin: 0 0 1rem;
    font-size: 1.75rem;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  h1,
  strong,
  code {
    color: var(--ink);
  }
  ul {
    display: grid;
    gap: 0.75rem;
    margin: 1.25rem 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    padding: 0.875rem 1.125rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
  }
  li:has(a:hover) {
    border-color: var(--edge);
  }
  a {
    display: inline-block;
    padding: 0.25rem 0;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
  }
  a:focus-visible {
    outline: 2px solid;
    outline-offset: 2px;
  }
  /* The whole card leads where its link leads. */
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li code {
    position: relative;
    z-index: 1;
  }
  code {
    font:
      600 1.125rem/1 ui-monospace,
      monospace;
    letter-spacing: 0.08em;
    user-select: all;
  }
  .note {
    margin: 0 0 1.25rem;
    padding: 0.625rem 0.875rem;
    border: 1px solid color-mix(in srgb, var(--signal) 35%, transparent);
    border-radius: 5px;
    background: color-mix(in srgb, var(--signal) 8%, transparent);
  }
</style>`;

/** Sends a page of the embedded Supabase: no scripts, nothing kept by the browser. */
export function sendPage(reply: FastifyReply, title: string, content: Html): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.text);
}
