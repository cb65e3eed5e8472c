import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  body {
    margin: 2rem auto;
    max-width: 44rem;
    padding: 0 1rem;
  }
  li {
    margin: 0 0 1.25rem;
  }
  code {
    font-size: 1.1em;
  }
  .note {
    border-left: 4px solid #d97706;
    padding-left: 0.75rem;
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
